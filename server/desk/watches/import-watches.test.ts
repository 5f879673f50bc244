import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { type Watch } from '@/domain/watch';
import { csv } from '@/domain/csv';
import { submit } from '@/server/desk/submit';
import { now } from '@/server/testing/checkout';
import { owner } from '@/server/testing/desk';
import { onEachEngine } from '@/server/testing/engines';
import { valueOf } from '@/server/testing/results';
import { importWatches, productPreview } from './import-watches';
import { planProducts } from './product-file';
import { editedWatch, saveDraft } from './watches';

let watches: readonly Watch[];
beforeAll(async () => (watches = await everyWatch.listAll('all')));

it('planProducts refuses a price with a comma before its cents, which is no hundredfold price', () => {
  const file = 'Title,Vendor,Variant SKU,Variant Price\nXeric Slow Meridian,Xeric,xerix-1,"189,50"';
  expect(planProducts(file, watches)).toMatchObject({
    drafts: [],
    rejected: [{ line: 2, why: '“189,50” is not a price of xerix/1 in US dollars.' }],
  });
});

// Verifies docs/product.md 42.10 (Shopify, rejected lines).
it('planProducts reads Shopify’s export: name, price and three paragraphs; every product is in one part', () => {
  const head = 'Handle,Title,Body (HTML),Vendor,Variant SKU,Variant Price,Image Src';
  const file = [
    head,
    'slow,Xeric Slower Meridian,"<p>One &amp; two.</p>\n<p>Three.</p><p>Four&#39;s.</p>",Xeric,xerix-1,"1,249.50",a.png',
    'slow,,,,,,b.png',
    'comet,Xeric Late Comet,<p>Only one.</p>,Xeric,,499.00,',
    'other,Casio F-91W,<p>a</p>,Casio,f91w,15.00,',
    'again,Xeric Slower Meridian,,Xeric,xerix-1,10,',
    'free,Timex Branch Line 40,,Timex,timex-2,free,',
    'taken,Late Comet,,Timex,timex-3,20,',
    'thrice,Xeric Slow Meridian,,Xeric,xerix-1,11,',
  ].join('\n');
  const { drafts, unchanged, rejected } = planProducts(file, watches);
  expect(drafts.map(({ line, watch, texts, note }) => [line, watch, texts.name, texts.priceCents, note])).toEqual([
    [3, 'xerix/1', 'Slower Meridian', 1249_50, undefined],
    [5, 'xerix/2', 'Late Comet', 499_00, 'Its text has 1 part, not three: the description stays.'],
  ]);
  expect(drafts[0]?.texts.description).toEqual(['One & two.', 'Three.', "Four's."]);
  expect(unchanged).toBe(0);
  expect(rejected).toEqual([
    { line: 6, why: 'The shop has no watch “Casio F-91W”.' },
    { line: 7, why: 'xerix/1 is in line 3 already.' },
    { line: 8, why: '“free” is not a price of timex/2 in US dollars.' },
    { line: 9, why: 'Another watch is named “Late Comet”.' },
    { line: 10, why: 'xerix/1 is in line 3 already.' },
  ]);
  const gaps = planProducts(`${head}\nfree,Xeric Late Comet,,Xeric,xerix-2,,\nnameless,,,Xeric,xerix-1,250,`, watches);
  expect(gaps.rejected).toEqual([{ line: 2, why: '“” is not a price of xerix/2 in US dollars.' }]);
  expect(gaps.drafts).toMatchObject([
    { line: 3, watch: 'xerix/1', texts: { name: 'Slow Meridian', priceCents: 250_00 } },
  ]);
  expect(planProducts('a,b\n1,2', watches).rejected).toEqual([
    { line: 1, why: 'The first line must name the columns of Shopify’s export or of a Google feed.' },
  ]);
});

// Verifies docs/product.md 42.10 (Google).
it('planProducts changes nothing by a Google feed of the shop’s own watches', () => {
  const rows = csv<Watch>(
    {
      id: ({ catalogue, id }) => `${catalogue}-${id}`,
      title: ({ fullName }) => `${fullName}, 42 mm automatic watch`,
      description: ({ description }) => description.join(' '),
      price: ({ priceCents }) => `${(priceCents / 100).toFixed(2)} USD`,
    },
    watches,
  );
  expect(planProducts(rows, watches)).toEqual({ drafts: [], unchanged: watches.length, rejected: [] });
  const euros = 'id\ttitle\tprice\nxerix-1\tXeric Slow Meridian\t249.00 EUR\nxerix-2\tXeric Late Comet\t498 USD';
  const { drafts, rejected } = planProducts(euros, watches);
  expect(drafts).toMatchObject([{ watch: 'xerix/2', texts: { priceCents: 498_00 } }]);
  expect(rejected).toEqual([{ line: 2, why: '“249.00 EUR” is not a price of xerix/1 in US dollars.' }]);
});

it('planProducts reads Google’s column names with underscores, and a title that goes on without a comma as a new name', () => {
  const file = 'id\tTitle\tSale_Price\tPrice\nxerix-1\tXeric Slow Meridian Pro\t1\t249';
  expect(planProducts(file, watches).drafts).toMatchObject([
    { watch: 'xerix/1', texts: { name: 'Slow Meridian Pro', priceCents: 249_00 } },
  ]);
  const shopify = 'Variant_SKU,Title,Variant_Price\nxerix-2,Xeric Late Comet,1';
  expect(planProducts(shopify, watches).drafts).toMatchObject([{ watch: 'xerix/2', texts: { priceCents: 1_00 } }]);
});

it('planProducts separates paragraphs at line breaks, reads millions, and finds a watch by its handle or its name in any case', () => {
  const file = [
    'Handle,Title,Body (HTML),Variant SKU,Variant Price',
    'xerix-1,Xeric Slow Meridian,One.<br>Two.<BR />Three.,,"$1,234,567.89"',
    'timex-2,,,sku,25',
    'comet,XERIC LATE COMET,,,500',
    'again,Xeric Late Comet,,,500',
  ].join('\n');
  const { drafts, rejected } = planProducts(file, watches);
  expect(drafts.map(({ line, watch, texts }) => [line, watch, texts.priceCents])).toEqual([
    [2, 'xerix/1', 1_234_567_89],
    [3, 'timex/2', 25_00],
    [4, 'xerix/2', 500_00],
  ]);
  expect(drafts[0]?.texts.description).toEqual(['One.', 'Two.', 'Three.']);
  expect(rejected).toEqual([{ line: 5, why: 'xerix/2 is in line 4 already.' }]);
});

// Verifies docs/product.md 42.10 (Google).
it('planProducts reads a Google feed as XML, RSS or Atom, with the lines of its products', () => {
  const feed = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>xerix-1</g:id><title>Xeric Slow &amp; Steady</title><g:price>250 USD</g:price>
  <description><![CDATA[<p>One</p><p>Two &amp; a half</p><p>Three</p>]]></description></item>
<item><g:id>007</g:id><g:title>Spy Watch</g:title><g:price>7.00 USD</g:price></item>
</channel></rss>`;
  const { drafts, rejected } = planProducts(feed, watches);
  expect(drafts).toMatchObject([{ line: 3, watch: 'xerix/1', texts: { name: 'Slow & Steady', priceCents: 250_00 } }]);
  expect(drafts[0]?.texts.description).toEqual(['One', 'Two & a half', 'Three']);
  expect(rejected).toEqual([{ line: 5, why: 'The shop has no watch “Spy Watch”.' }]);
  const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0">
<entry><g:id>xerix-1</g:id><title>Xeric Slow Meridian</title><g:price>251.00 USD</g:price></entry></feed>`;
  expect(planProducts(atom, watches).drafts).toMatchObject([
    { line: 2, watch: 'xerix/1', texts: { priceCents: 251_00 } },
  ]);
});

// Verifies docs/product.md 42.10 (rejected lines).
it.each([
  ['an element that is not closed', '<rss><channel>\n<item><id>xerix-1</id>\n</channel></rss>', 3, 'not well-formed'],
  ['a document type', '<!DOCTYPE r [<!ENTITY a "aaaa">]><rss><channel><item/></channel></rss>', 1, 'DOCTYPE'],
  ['elements within elements', `${'<a>'.repeat(9000)}${'</a>'.repeat(9000)}`, 1, 'nested too deeply'],
  ['a page', '<html><body><p>Hello</p></body></html>', 1, 'has no products'],
])('planProducts rejects XML with %s as a whole, with line and reason', (_, file, line, why) => {
  const plan = planProducts(file, watches);
  expect(plan).toMatchObject({ drafts: [], unchanged: 0, rejected: [{ line }] });
  expect(plan.rejected[0]?.why).toContain(why);
});

onEachEngine((where) => {
  const file = 'id,title,price\nxerix-1,Xeric Slow Meridian,250.00\nxerix-9,No Watch,1';
  const send = async (fields: Record<string, string>) =>
    valueOf(await submit(where().db, owner, importWatches, { key: crypto.randomUUID(), fields }, now));

  // Verifies docs/product.md 42.10 (preview).
  it('a product file saves drafts once its preview was seen, and nothing if a draft changed since', async () => {
    const { db } = where();
    const draftOf = async () => (await editedWatch(db, owner, 'xerix/1', now))?.draft?.priceCents;
    expect(await send({ csv: file })).toMatchObject({ ok: false });
    const { shown } = await productPreview(db, owner, file, now);
    const typed = { watch: 'xerix/1', name: 'Slow Meridian', price: 251_00, txt1: 'a', txt2: 'b', txt3: 'c' } as const;
    valueOf(await saveDraft.perform(db, owner, typed, { now }));
    expect((await send({ csv: file, shown })).ok).toBe(false);
    expect(await draftOf()).toBe(251_00);
    const again = await productPreview(db, owner, file, now);
    expect(again.replaced).toEqual(['xerix/1']);
    expect(await send({ csv: file, shown: again.shown })).toMatchObject({
      ok: true,
      sentence: '1 draft is saved. Publish each on its page. Lines without effect: 1.',
    });
    expect(await draftOf()).toBe(250_00);
    expect((await editedWatch(db, owner, 'xerix/1', now))?.published.priceCents).toBe(249_00);
  });
});

// Verifies docs/product.md 42.10.
it('planProducts reads the longest file within a second, though it opens a tag 400,000 times', () => {
  const file = `Title,Description,Price\nXeric Slow Meridian,"${'<'.repeat(400_000)}",10.00`;
  const start = performance.now();
  expect(planProducts(file, watches).drafts).toHaveLength(1);
  expect(performance.now() - start).toBeLessThan(1000);
});
