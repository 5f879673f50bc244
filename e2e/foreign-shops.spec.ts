import { foreignShop, serveShop, type ForeignShop } from './live/foreign-shop';
import { liveChecks, type Verdict } from './live/requirements';
import { Reader, readShop } from './live/shop';
import { Visit } from './live/visit';
import { desktopOnly, expect, test } from './support/fixtures';

// The live checks on a shop other than this one: no problem in a correct shop, and each problem in a broken one.

test.use({ expectedErrors: [/./] });

type Look = Parameters<Parameters<typeof test>[2]>[0];

/** Runs the checks of `--project=live` whose title matches, on a test shop. */
async function lookAt(shop: ForeignShop, { context, request }: Pick<Look, 'context' | 'request'>, which = /./) {
  const { origin, close } = await serveShop(shop);
  const reader = new Reader(request, origin);
  const visit = await Visit.begin(context, reader, await readShop(reader, 12));
  const verdicts: Record<string, Verdict> = {};
  for (const { title: words, check: look } of liveChecks) if (which.test(words)) verdicts[words] = await look(visit);
  close();
  return { verdicts, visit };
}

test(
  'a correct shop passes every live check, and nothing is written',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const { verdicts, visit } = await lookAt(foreignShop(), { context, request });
    expect(
      Object.entries(verdicts).filter(([, { problems: faults, notOffered }]) => faults.length > 0 || notOffered),
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
    const { verdicts } = await lookAt(bare, { context, request }, /feed|Search/);
    expect(Object.values(verdicts)).toMatchObject([
      { notOffered: true, faults: [] },
      { notOffered: true, faults: [] },
    ]);
  },
);

/** A test shop with one replaced text on the page at a path. */
const withText = (path: string, from: string | RegExp, to: string) =>
  foreignShop({ [path]: (sent) => ({ ...sent, body: String(sent.body).replace(from, to) }) });

const brass = '/lamps/brass';

for (const [what, shop, promise, fault] of [
  ['lists nothing', foreignShop({ '/sitemap.xml': () => undefined }), /lists its pages/, /lists nothing/],
  ['lists a page that is gone', foreignShop({ [brass]: () => undefined }), /page answers/, /brass answers 404/],
  ['has a page without a title', withText(brass, /<title>.*?<\/title>/, ''), /says what it is/, /no title/],
  [
    'has a page without a description',
    withText(brass, /<meta name="desc[^>]*>/, ''),
    /says what it is/,
    /no description/,
  ],
  ['has two first headings', withText(brass, '</main>', '<h1>More</h1></main>'), /says what it is/, /2 first headings/],
  [
    'says that a page is another',
    withText(brass, 'canonical" href="/lamps/brass', 'canonical" href="/'),
    /says what it is/,
    /says that it is \//,
  ],
  ['names no currency', withText(brass, '"priceCurrency":"EUR"', '"x":0'), /to machines/, /no currency/],
  ['names no availability', withText(brass, /"availability":"[^"]*"/, '"x":0'), /to machines/, /no availability/],
  ['shows another price', withText(brass, '1.249,00', '1.199,00'), /shopper sees/, /shows no 1249.00/],
  ['shows another name', withText(brass, '<h1>Brass Reading Lamp', '<h1>Brass Torch'), /shopper sees/, /headed/],
  [
    'cannot sell what it says is there',
    withText(brass, '<button>', '<button disabled>'),
    /shopper sees/,
    /cannot be bought/,
  ],
  [
    'sells what it says is gone',
    withText('/lamps/paper', '<p>Gone for now</p>', '<button>Add to basket</button>'),
    /shopper sees/,
    /can be bought/,
  ],
  ['has another price in its feed', withText('/lamps.xml', '1249.00', '1200.00'), /feed/, /costs 1200.00 EUR/],
  ['has another stock in its feed', withText('/lamps.xml', 'in_stock', 'out_of_stock'), /feed/, /out_of_stock/],
  ['leaves a product out of its feed', withText('/lamps.xml', /<item>.*?<\/item>/, ''), /feed/, /not in \/lamps.xml/],
  ['has a picture that does not come', foreignShop({ [`${brass}.png`]: () => undefined }), /Pictures/, /does not come/],
  [
    'shows one picture for two products',
    withText('/lamps/paper', '"/lamps/paper.png"', '"/lamps/brass.png"'),
    /Pictures/,
    /another product’s/,
  ],
  [
    'links to nowhere',
    withText('/', '</main>', '<a href="/gone">Gone</a></main>'),
    /link leads/,
    /\/gone, which answers 404/,
  ],
  [
    'answers for what is not there',
    { ...foreignShop(), '/lamps/brass-no-such-product': { body: '<h1>Hm</h1>' } },
    /is not there/,
    /answers 200/,
  ],
  [
    'lets itself be framed',
    foreignShop({ '/': (sent) => ({ ...sent, headers: { 'x-frame-options': '' } }) }),
    /headers/,
    /framing/,
  ],
  [
    'throws',
    withText('/', '</main>', '<script>throw new Error("loose wire")</script></main>'),
    /complain/,
    /loose wire/,
  ],
  ['has a picture without words', withText(brass, / alt="[^"]*"/, ''), /disability/, /image-alt/],
  [
    'keeps the keyboard from its button',
    withText(brass, '<button>', '<button tabindex="-1">'),
    /keyboard/,
    /do not lead/,
  ],
  [
    'is too wide for a phone',
    withText(brass, '</main>', '<div style="width:900px">wide</div></main>'),
    /360 px/,
    /too wide/,
  ],
  [
    'moves',
    withText(
      brass,
      '<h1>',
      '<div id="late"></div><script>setTimeout(() => (late.style.height = "500px"), 300)</script><h1>',
    ),
    /stands still/,
    /moves by/,
  ],
  ['has no price without scripts', withText(brass, '€ 1.249,00', ''), /Without scripts/, /the price is missing/],
  [
    'does not find what it sells',
    withText('/search', /<a href="\/lamps\/brass">Brass<\/a>/, ''),
    /Search/,
    /does not lead to/,
  ],
] satisfies [string, ForeignShop, RegExp, RegExp][]) {
  test(`the live checks detect a shop that ${what}`, { tag: ['@long', desktopOnly] }, async ({ context, request }) => {
    const { verdicts } = await lookAt(shop, { context, request }, promise);
    expect(
      Object.values(verdicts)
        .flatMap(({ problems: faults }) => faults)
        .join('\n'),
    ).toMatch(fault);
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
    const { visit } = await lookAt(writing, { context, request }, /360 px/);
    expect(visit.writes).toEqual([{ method: 'POST', address: `${visit.shop.origin}/orders` }]);
  },
);
