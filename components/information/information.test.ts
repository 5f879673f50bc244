// Verifies docs/product.md 29.6, 29.8, 29.9, 29.10.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dutiesCopy, vatCopy } from '@/components/checkout/copy';
import informationPaths from '@/data/information-paths.json';
import { brands } from '@/data/brands';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { type InformationName, informationLinks } from '@/data/information-pages';
import { withdrawalRight } from '@/data/law';
import { retentionDays } from '@/data/retention-days';
import { policies, returnDays, returns, warrantyOf, returnPostageCopy } from '@/data/policies';
import { shopPages } from '@/data/shop-pages';
import { freeShippingOver, shippingServices, shippingServicesIn } from '@/data/shipping';
import { site } from '@/data/site';
import { currencies } from '@/domain/currency';
import { maxQuantity } from '@/domain/line-items';
import { formatMoney, formatMoneyInText } from '@/domain/money';
import { ranges } from '@/data/ranges';
import { nextOrderPercent } from '@/domain/promo-code';
import { informationOf } from './all-information';
import { shippingReturnsCopy, termsCopy } from './copy';
import { sellerPoints } from './legal-notice';
import { companyPoints, dutiesTerms, type Information } from './information';

const names = Object.keys(informationLinks) as InformationName[];
const textOf = ({ intro, sections }: Information) => JSON.stringify([intro, sections]);
const rowsOf = ({ sections }: Information) =>
  sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (typeof part === 'object' && 'rows' in part ? part.rows : [])),
  );

test('information-paths.json contains the paths of all information pages', () => {
  expect(informationPaths.toSorted()).toEqual(names.map((name) => String(informationLinks[name].href)).toSorted());
});

// Verifies docs/product.md 8.8.
test('the search leads to parts of pages that exist', async () => {
  const parts = shopPages.map(({ href }) => String(href)).filter((href) => href.includes('#'));
  const { sections } = await informationOf('shipping-returns');
  expect(readFileSync('components/shell/footer.tsx', 'utf8')).toContain('id="newsletter-title"');
  const known = ['/#newsletter-title', ...sections.map(({ id }) => `/shipping-returns#${id}`)];
  expect(parts).toHaveLength(2);
  expect(parts.filter((part) => !known.includes(part))).toEqual([]);
});

test.each(names)('%s has unique section ids and no empty section', async (name) => {
  const { sections } = await informationOf(name);
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sections.filter(({ parts }) => parts.length === 0)).toEqual([]);
});

test('/privacy lists exactly the localStorage keys that the code writes', async () => {
  const sources = ['store', 'browser'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
  const written = sources.flatMap((source) =>
    [...source.matchAll(/(?:Key = |\bkey = |KEY = |createPersistedValue\()'([^']+)'/g)].map(([, key]) => key),
  );
  const privacy = await informationOf('privacy');
  const section = privacy.sections.find(({ id }) => id === 'browser');
  const keys = rowsOf({ ...privacy, sections: section ? [section] : [] }).map(([key]) => key);
  expect(written.length).toBeGreaterThan(9);
  expect(keys.toSorted()).toEqual([...new Set(written)].toSorted());
});

/** Only owners and QA get cookies: docs/product.md 41.2 and 43.1. */
const DESKS = /^(app\/\(desk\)|server\/desk|server\/test-desk)\//;

test('no source file for shoppers writes a cookie or sessionStorage', () => {
  const folders = ['app', 'browser', 'components', 'server', 'store'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const writing = files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|testing/.test(file) && !DESKS.test(file))
    .filter((file) => /document\.cookie|sessionStorage|[Ss]et-[Cc]ookie|cookies\(\)/.test(readFileSync(file, 'utf8')));
  expect(writing).toEqual([]);
});

test('/privacy lists the retention period of each kind of record', async () => {
  const rows = rowsOf(await informationOf('privacy')).map((cells) => cells.join(' '));
  for (const [kind, days] of Object.entries(retentionDays)) {
    const period = kind === 'orders' ? '10 years' : days === 1 ? '1 day ' : `${days} days`;
    expect({ kind, isShown: rows.some((row) => row.includes(period)) }).toEqual({ kind, isShown: true });
  }
  expect(retentionDays.orders / 365.25).toBeCloseTo(10, 1);
});

test('/shipping-returns lists the rates, free-shipping limits and days that orders use', async () => {
  const page = await informationOf('shipping-returns');
  for (const { label, cents, days } of shippingServices) {
    const row = rowsOf(page).find(([name]) => name === label);
    expect(row?.join(' ')).toContain(formatMoney(cents, 'usd'));
    expect(row?.at(-1)).toBe(`${days[0]} to ${days[1]}`);
  }
  for (const cents of Object.values(freeShippingOver))
    expect(textOf(page)).toContain(`free over ${formatMoney(cents, 'usd')}`);
  expect(textOf(page)).toContain(`${returnDays} days from the original ship date`);
  expect(textOf(page)).toContain(dutiesCopy('our prices'));
});

test('/shipping-returns states each service with its own zone, limit and days, and the countries of each zone', async () => {
  const page = await informationOf('shipping-returns');
  expect(rowsOf(page).map((cells) => cells.slice(1).join(' | '))).toEqual([
    'United States | $4.95; free over $99.00 | 3 to 5',
    'United States | $9.95 | 2 to 3',
    'United States | $29.95 | 1 to 2',
    'Other countries | $19.95; free over $249.00 where eligible | 10 to 20',
    'Other countries | $49.95 | 4 to 7',
  ]);
  const [domestic, free, none] = page.sections.find(({ id }) => id === 'countries')?.parts.map(String) ?? [];
  for (const [text, ...included] of [
    [domestic, 'Puerto Rico'],
    [free, 'Canada', 'Germany', 'Japan'],
    [none, 'Cuba', 'Russia'],
  ])
    for (const name of ['Puerto Rico', 'Canada', 'Germany', 'Japan', 'Brazil', 'Cuba', 'Russia'])
      expect({ text, name, isNamed: text?.includes(name) }).toEqual({ text, name, isNamed: included.includes(name) });
});

// Verifies docs/product.md 44.8.
test('/shipping-returns lists the rates and limits in every currency', async () => {
  const text = textOf(await informationOf('shipping-returns'));
  for (const currency of currencies)
    for (const { cents, free } of currency === 'usd' ? [] : shippingServicesIn(currency)) {
      expect(text).toContain(formatMoneyInText(cents, currency));
      if (free) expect(text).toContain(`free over ${formatMoneyInText(free.over, currency)}`);
    }
});

// Verifies docs/product.md 44.15 (terms).
test('/terms and /shipping-returns say that VAT is included only in a shop with a VAT number', () => {
  const [without, withNumber] = [dutiesTerms({}), dutiesTerms({ COMPANY_VAT_ID: 'DE123456789' })].map((terms) =>
    terms.join(' '),
  );
  expect(without).not.toContain(vatCopy('our prices'));
  expect(withNumber).toContain(vatCopy('our prices'));
  // Only one of them says that taxes are not included.
  expect(without).toMatch(/^Outside the United States: /);
  expect(withNumber).toMatch(/^Outside the United States and the European Union: /);
});

// Verifies docs/product.md 15.15.
test('/shipping-returns says who pays the postage of a return', async () => {
  expect(textOf(await informationOf('shipping-returns'))).toContain(returnPostageCopy);
});

test('/warranty lists every maker’s warranty and the policy', async () => {
  const page = await informationOf('warranty');
  expect(rowsOf(page)).toEqual(brands.map(({ name }) => [name, warrantyOf(name)]));
  for (const point of policies.find(({ title }) => title === 'Warranty')?.points ?? [])
    expect(textOf(page)).toContain(point);
});

test('/about and /terms show the current watch count and discount', async () => {
  expect(textOf(await informationOf('about'))).toContain(`${await catalogue.countWatches()} watches`);
  expect(textOf(await informationOf('about'))).toContain(
    `in ${ranges.length} collections: one for each of ${brands.length} makers`,
  );
  expect(textOf(await informationOf('terms'))).toContain(`${nextOrderPercent}% off`);
  expect(textOf(await informationOf('terms'))).toContain(termsCopy.orders.most(10));
});

const contacts = [expect.stringContaining('Email: '), expect.stringContaining('Phone: ')];

test('companyPoints returns the settings and does not mention missing ones', () => {
  expect(
    companyPoints({
      COMPANY_NAME: 'Odd & Sons Ltd',
      COMPANY_ADDRESS: ' 1 Odd Street, New York ',
      COMPANY_AUTHORIZATION: 'certificate 1969',
    }),
  ).toEqual([
    'Run by: Odd & Sons Ltd',
    'Postal address: 1 Odd Street, New York',
    'Authorized dealer: certificate 1969',
    ...contacts,
  ]);
  expect(companyPoints({})).toEqual(contacts);
  expect(companyPoints({ COMPANY_NAME: 'Odd', COMPANY_ADDRESS: ' ' })).toEqual(['Run by: Odd', ...contacts]);
  expect(companyPoints({ COMPANY_AUTHORIZATION: '7' })).toEqual(['Authorized dealer: 7', ...contacts]);
  expect(companyPoints({ COMPANY_ADDRESS: 'Odd Street' })).toEqual(['Postal address: Odd Street', ...contacts]);
});

// Verifies docs/product.md 29.18.
test('sellerPoints returns the company, its contacts, register entry and VAT number, and does not mention missing ones', () => {
  expect(
    sellerPoints({
      COMPANY_NAME: 'Odd GmbH',
      COMPANY_REGISTRATION: ' HRB 1969 Berlin ',
      COMPANY_VAT_ID: 'DE 123 456 789',
    }),
  ).toEqual(['Run by: Odd GmbH', ...contacts, 'Register entry: HRB 1969 Berlin', 'VAT number: DE123456789']);
  expect(sellerPoints({ COMPANY_REGISTRATION: ' ', COMPANY_VAT_ID: '' })).toEqual(contacts);
});

// Verifies docs/product.md 29.18.
test('sellerPoints names the representative, the host and the way out of a dispute if the settings do', () => {
  const settings = { COMPANY_REPRESENTATIVE: ' Ada Odd ', COMPANY_HOST: 'Host, Dublin', COMPANY_DISPUTES: 'Mediation' };
  expect(sellerPoints(settings)).toEqual([
    ...contacts,
    'Represented by: Ada Odd',
    'Host of the site: Host, Dublin',
    'Consumer disputes: Mediation',
  ]);
  expect(sellerPoints({ COMPANY_REPRESENTATIVE: '', COMPANY_HOST: ' ', COMPANY_DISPUTES: '' })).toEqual(contacts);
});

/** A page of a shop whose company has these settings. */
async function pageWith(settings: Record<string, string>, name: InformationName) {
  const before = process.env;
  process.env = { ...before, ...settings };
  jest.resetModules();
  try {
    return await (await import('./all-information')).informationOf(name);
  } finally {
    process.env = before;
  }
}

// Verifies docs/product.md 29.18.
test('/terms states what the shop does about disputes', async () => {
  expect(textOf(await pageWith({ COMPANY_DISPUTES: 'Mediation, Paris' }, 'terms'))).toContain(
    'Consumer disputes: Mediation, Paris',
  );
  expect(textOf(await informationOf('terms'))).not.toContain('Consumer disputes');
});

// Verifies docs/product.md 36.11.
test('/shipping-returns has the model form for a withdrawal, addressed to the company', async () => {
  const company = { COMPANY_NAME: 'Odd GmbH', COMPANY_ADDRESS: '1 Odd Street' };
  const form = shippingReturnsCopy.form;
  const text = textOf(await pageWith(company, 'shipping-returns'));
  for (const line of [form.use, `To: Odd GmbH, 1 Odd Street, ${site.mail.label}`, ...form.points, form.remark])
    expect(text).toContain(line);
  expect(textOf(await informationOf('shipping-returns'))).toContain(`To: ${site.name}, ${site.mail.label}`);
});

// Verifies docs/product.md 29.19.
test('/legal-notice states the cost and the days of each shipping service, each in its own table', async () => {
  const { sections } = await informationOf('legal-notice');
  const rowsIn = (name: string) => {
    const parts = sections.find(({ id }) => id === name)?.parts ?? [];
    return parts.flatMap((part) => (typeof part === 'object' && 'rows' in part ? part.rows : []));
  };
  expect(rowsIn('charges').map((cells) => cells.join(' | '))).toEqual([
    'USPS First Class | United States | $4.95; free over $99.00',
    'USPS Priority Mail | United States | $9.95',
    'USPS Priority Mail Express | United States | $29.95',
    'Standard International Mail | Other countries | $19.95; free over $249.00 where eligible',
    'Express International Mail | Other countries | $49.95',
  ]);
  expect(rowsIn('delivery').map((cells) => cells.slice(1).join(' | '))).toEqual([
    'United States | 3 to 5',
    'United States | 2 to 3',
    'United States | 1 to 2',
    'Other countries | 10 to 20',
    'Other countries | 4 to 7',
  ]);
});

test('/legal-notice states the currency, the duties, the limits of an order, the payment and the returns', async () => {
  const text = textOf(await informationOf('legal-notice'));
  const stated = [
    'shows its price, at first in dollars',
    ...dutiesTerms({}),
    termsCopy.orders.most(maxQuantity),
    'You pay when you place the order',
    ...returns.points,
    returnPostageCopy,
    `until ${withdrawalRight.days} days after delivery`,
  ];
  expect(stated.filter((statement) => !text.includes(JSON.stringify(statement).slice(1, -1)))).toEqual([]);
});
