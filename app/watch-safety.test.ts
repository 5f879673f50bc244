// Verifies docs/product.md 38.3, 38.5.
import { watchMarkdown } from '@/app/markdown/watch-markdown';
import { assistantsFeed } from '@/app/feeds/assistants-feed';
import { productData } from '@/components/catalogue/structured-data/product-data';
import { brands } from '@/data/brands';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { isEuCountry, legalGuarantee, productSafety } from '@/data/law';
import {
  batteryWarning,
  missingOf,
  safetyLines,
  safetyOf,
  safetyTerms,
  safetyTitle,
  unknownSafety,
} from '@/data/makers';
import makers from '@/data/makers.json';

const watches = readShopWatches();
const watchOf = (key: string) => {
  const watch = watches.find((each) => each.key === key);
  if (!watch) throw new Error(`The shop does not sell ${key}.`);
  return watch;
};
const complete = {
  legalName: 'Maker GmbH',
  country: 'DE',
  postal: 'Street 1, Berlin',
  electronic: 'a@maker.example',
  responsible: null,
};

it('data/makers.json lists exactly the makers of the shop', () => {
  expect(Object.keys(makers).sort()).toEqual(brands.map(({ name }) => name).sort());
  expect(() => safetyOf('constructor')).toThrow(RangeError);
});

it.each([
  ['nothing for a complete maker in the EU', complete, []],
  ['the EU contact of a maker outside the EU', { ...complete, country: 'CH' }, [safetyTerms.responsible]],
  ['the EU contact of a maker of an unknown country', { ...complete, country: null }, [safetyTerms.responsible]],
  [
    'the EU contact without its electronic address',
    { ...complete, country: 'JP', responsible: { name: 'A', postal: 'B', electronic: null } },
    ['EU contact email'],
  ],
  ['an address', { ...complete, postal: null }, [safetyTerms.postal]],
  ['an email address', { ...complete, electronic: '' }, [safetyTerms.electronic]],
])('missingOf returns %s', (_, maker, missing) => {
  expect(missingOf(maker)).toEqual(missing);
});

it('safetyLines names the maker, the type and the battery of every watch, and what is unknown', () => {
  for (const watch of watches) {
    const lines = new Map(safetyLines(watch));
    const { legalName } = safetyOf(watch.maker.name);
    expect(lines.get(safetyTerms.maker)).toBe(legalName ? `${watch.maker.name} (${legalName})` : watch.maker.name);
    expect(lines.get(safetyTerms.type)).toBe(`${watch.name}, ${watch.catalogue}-${watch.id}`);
    const hasBattery = /Quartz|quartz/.test(watch.specification.movement);
    expect([watch.key, lines.get(safetyTerms.battery)]).toEqual([watch.key, hasBattery ? 'Button cell' : 'None']);
    expect(lines.get(safetyTerms.warnings)).toBe(hasBattery ? batteryWarning : 'None known');
    const missing = missingOf(safetyOf(watch.maker.name));
    expect(lines.get(missing.join(', '))).toBe(missing.length > 0 ? unknownSafety : undefined);
  }
});

// Verifies docs/product.md 38.4.
it('Markdown, structured data and the assistants feed of a watch have its safety data', () => {
  const watch = watchOf('gshock/1');
  const markdown = watchMarkdown(watch, 'in-stock');
  expect(markdown).toContain(`### ${safetyTitle}\n\n- Maker: G-Shock (Casio Computer Co., Ltd.)`);
  expect(markdown).toContain(unknownSafety);
  expect(productData(watch, 'in-stock', new Date())).toMatchObject({
    manufacturer: { '@type': 'Organization', name: 'Casio Computer Co., Ltd.' },
  });
  expect(productData(watchOf('xerix/1'), 'in-stock', new Date())).not.toHaveProperty('manufacturer');
  const now = new Date('2026-11-18T12:00:00Z');
  const [withBattery, without] = assistantsFeed(
    [watch, watchOf('california/5')].map((each) => ({ watch: each, availability: 'in-stock' })),
    now,
  ).split('\n');
  expect(JSON.parse(withBattery ?? '')).toMatchObject({ warning: batteryWarning });
  expect(JSON.parse(without ?? '')).not.toHaveProperty('warning');
});

it('the law that the shop applies has a source and was read after it began to apply', () => {
  for (const law of [legalGuarantee, productSafety]) {
    expect(law.source).toMatch(/Directive|Regulation/);
    expect(Date.parse(law.readOn)).toBeGreaterThanOrEqual(Date.parse(law.appliesFrom));
  }
  expect([isEuCountry('DE'), isEuCountry('GB'), isEuCountry('CH'), isEuCountry('US')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
