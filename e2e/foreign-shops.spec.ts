import { foreignShop, serveShop, type ForeignShop } from './live/foreign-shop';
import { liveChecks, type Verdict } from './live/requirements';
import { Reader, readShop } from './live/shop';
import { Visit } from './live/visit';
import { desktopOnly, expect, test } from './support/fixtures';

// The live checks on a shop other than this one: no problem in a correct shop, and each problem in a broken one.

test.use({ expectedErrors: [/./] });

type TestFixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Runs the checks of `--project=live` whose title matches, on a test shop. */
async function runChecks(
  shop: ForeignShop,
  { context, request }: Pick<TestFixtures, 'context' | 'request'>,
  which = /./,
) {
  const { origin, close } = await serveShop(shop);
  const reader = new Reader(request, origin);
  const visit = await Visit.begin(context, reader, await readShop(reader, 12));
  const verdicts: Record<string, Verdict> = {};
  for (const { title, check } of liveChecks) if (which.test(title)) verdicts[title] = await check(visit);
  close();
  return { verdicts, visit };
}

test(
  'a correct shop passes every live check, and nothing is written',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const { verdicts, visit } = await runChecks(foreignShop(), { context, request });
    expect(
      Object.entries(verdicts).filter(([, { problems, notOffered }]) => problems.length > 0 || notOffered),
    ).toEqual([]);
    expect(visit.writes).toEqual([]);
    expect(visit.shop.products).toMatchObject([{ name: 'Brass Reading Lamp' }, { name: 'Paper Moon' }]);
  },
);

test(
  'a shop without a feed and a search passes their live checks as not offered',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const bare = foreignShop({
      '/lamps.xml': () => undefined,
      '/': (sent) => ({
        ...sent,
        body: String(sent.body).replace('SearchAction', 'Action').replace('/search?q={term}', ''),
      }),
    });
    const { verdicts } = await runChecks(bare, { context, request }, /feed|Search/);
    expect(Object.values(verdicts)).toMatchObject([
      { notOffered: true, problems: [] },
      { notOffered: true, problems: [] },
    ]);
  },
);

/** A test shop with one replaced text on the page at a path. */
const withText = (path: string, from: string | RegExp, to: string) =>
  foreignShop({ [path]: (sent) => ({ ...sent, body: String(sent.body).replace(from, to) }) });

const brass = '/lamps/brass';

for (const [what, shop, checkTitle, problem] of [
  ['has no sitemap', foreignShop({ '/sitemap.xml': () => undefined }), /sitemap/, /lists nothing/],
  ['lists a missing page', foreignShop({ [brass]: () => undefined }), /page responds/, /brass responds with 404/],
  ['has a page without a title', withText(brass, /<title>.*?<\/title>/, ''), /main heading/, /no title/],
  ['has a page without a description', withText(brass, /<meta name="desc[^>]*>/, ''), /main heading/, /no description/],
  ['has two main headings', withText(brass, '</main>', '<h1>More</h1></main>'), /main heading/, /2 main headings/],
  [
    'has another canonical address on a page',
    withText(brass, 'canonical" href="/lamps/brass', 'canonical" href="/'),
    /main heading/,
    /has the canonical address \//,
  ],
  ['names no currency', withText(brass, '"priceCurrency":"EUR"', '"x":0'), /Structured data of/, /no currency/],
  [
    'names no availability',
    withText(brass, /"availability":"[^"]*"/, '"x":0'),
    /Structured data of/,
    /no availability/,
  ],
  [
    'shows another price',
    withText(brass, '1.249,00', '1.199,00'),
    /Product pages agree/,
    /does not show the price 1249.00/,
  ],
  [
    'shows another name',
    withText(brass, '<h1>Brass Reading Lamp', '<h1>Brass Torch'),
    /Product pages agree/,
    /has the heading/,
  ],
  [
    'does not sell a product that is in stock',
    withText(brass, '<button>', '<button disabled>'),
    /Product pages agree/,
    /cannot be bought/,
  ],
  [
    'sells a product that is out of stock',
    withText('/lamps/paper', '<p>Gone for now</p>', '<button>Add to basket</button>'),
    /Product pages agree/,
    /can be bought/,
  ],
  ['has another price in its feed', withText('/lamps.xml', '1249.00', '1200.00'), /feed/, /costs 1200.00 EUR/],
  ['has another stock in its feed', withText('/lamps.xml', 'in_stock', 'out_of_stock'), /feed/, /out_of_stock/],
  ['leaves a product out of its feed', withText('/lamps.xml', /<item>.*?<\/item>/, ''), /feed/, /not in \/lamps.xml/],
  ['has a picture that does not load', foreignShop({ [`${brass}.png`]: () => undefined }), /Pictures/, /does not load/],
  [
    'shows one picture for two products',
    withText('/lamps/paper', '"/lamps/paper.png"', '"/lamps/brass.png"'),
    /Pictures/,
    /another product’s/,
  ],
  [
    'has a dead link',
    withText('/', '</main>', '<a href="/gone">Gone</a></main>'),
    /link leads/,
    /\/gone, which responds with 404/,
  ],
  [
    'responds with 200 to a missing product',
    { ...foreignShop(), '/lamps/brass-no-such-product': { body: '<h1>Hm</h1>' } },
    /missing product/,
    /responds with 200/,
  ],
  [
    'can be framed',
    foreignShop({ '/': (sent) => ({ ...sent, headers: { 'x-frame-options': '' } }) }),
    /headers/,
    /framing/,
  ],
  [
    'throws an exception',
    withText('/', '</main>', '<script>throw new Error("loose wire")</script></main>'),
    /logs no errors/,
    /loose wire/,
  ],
  ['has a picture without alternative text', withText(brass, / alt="[^"]*"/, ''), /accessibility/, /image-alt/],
  [
    'has a buy button without a tab stop',
    withText(brass, '<button>', '<button tabindex="-1">'),
    /keyboard/,
    /do not reach/,
  ],
  [
    'is too wide for a phone',
    withText(brass, '</main>', '<div style="width:900px">wide</div></main>'),
    /360 px/,
    /too wide/,
  ],
  [
    'shifts its layout',
    withText(
      brass,
      '<h1>',
      '<div id="late"></div><script>setTimeout(() => (late.style.height = "500px"), 300)</script><h1>',
    ),
    /do not shift/,
    /layout shift of/,
  ],
  ['has no price without scripts', withText(brass, '€ 1.249,00', ''), /without scripts/, /the price is missing/],
  [
    'does not find its product by search',
    withText('/search', /<a href="\/lamps\/brass">Brass<\/a>/, ''),
    /Search/,
    /does not lead to/,
  ],
] satisfies [string, ForeignShop, RegExp, RegExp][]) {
  test(`the live checks detect a shop that ${what}`, { tag: ['@long', desktopOnly] }, async ({ context, request }) => {
    const { verdicts } = await runChecks(shop, { context, request }, checkTitle);
    expect(
      Object.values(verdicts)
        .flatMap(({ problems }) => problems)
        .join('\n'),
    ).toMatch(problem);
  });
}

test(
  'the live checks block a page that sends a POST request, and record it',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const writing = withText(
      '/',
      '</main>',
      '<script>fetch("/orders", { method: "POST" }).catch(() => {})</script></main>',
    );
    const { visit } = await runChecks(writing, { context, request }, /360 px/);
    expect(visit.writes).toEqual([{ method: 'POST', address: `${visit.shop.origin}/orders` }]);
  },
);
