import { checks, perform, type Result } from '@/tools/any-shop/checks';
import { Reader, readShop } from '@/tools/any-shop/shop';
import { Visit } from '@/tools/any-shop/visit';
import { foreignShop, serveShop, type ForeignShop } from './live/foreign-shop';
import { backForwardCacheEnabled } from './support/environment/back-forward';
import { desktopOnly, expect, test } from './support/fixtures';

// Runs the checks of `live` and `any-shop` on a test shop: a correct one has no problem, and each broken one has its
// own.

test.use({ expectedErrors: [/./], ...backForwardCacheEnabled });

type TestFixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Runs the checks whose title matches on a test shop. */
async function runChecks(
  shop: ForeignShop,
  { context, request }: Pick<TestFixtures, 'context' | 'request'>,
  which = /./,
) {
  const { origin, close } = await serveShop(shop);
  const reader = new Reader(request, origin);
  const visit = await Visit.begin(context, reader, await readShop(reader, 12));
  const verdicts: Record<string, Result> = {};
  for (const check of checks) if (which.test(check.title)) verdicts[check.title] = await perform(check, visit);
  close();
  return { verdicts, visit };
}

test(
  'a correct shop passes every check, and nothing but a cart is written',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    test.setTimeout(180_000);
    const { verdicts, visit } = await runChecks(foreignShop(), { context, request });
    expect(
      Object.entries(verdicts).filter(([, { problems, notOffered }]) => problems.length > 0 || notOffered),
    ).toEqual([]);
    expect(visit.writes).toEqual([]);
    expect(visit.shop.products).toMatchObject([
      { name: 'Brass Reading Lamp' },
      { name: 'Clip Lamp' },
      { name: 'Paper Moon' },
    ]);
  },
);

/** A late dialog that covers every page until its button is pressed. */
const askingWith = (buttons: string) => `<script>
addEventListener('load', () => setTimeout(() => {
  if (localStorage.answer) return;
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-label="Cookies" style="position:fixed;inset:0;background:#fff">${buttons}</div>');
  for (const button of document.querySelectorAll('[role=dialog] button'))
    button.onclick = () => { localStorage.answer = button.textContent; button.parentElement.remove() };
}, 200))</script>`;

for (const [buttons, answer] of [
  ['<button>Accept all</button> <button>Reject all</button>', 'Reject all'],
  ['<button>Got it!</button>', 'Got it!'],
] as const)
  test(
    `a cart is filled behind a dialog about cookies, which is answered with ${answer}`,
    { tag: ['@long', desktopOnly] },
    async ({ context, request }) => {
      const shop = foreignShop({
        '*': (sent) =>
          typeof sent.body === 'string' && sent.body.includes('</main>')
            ? { ...sent, body: sent.body.replace('</main>', `</main>${askingWith(buttons)}`) }
            : sent,
      });
      const { origin, close } = await serveShop(shop);
      const reader = new Reader(request, origin);
      const visit = await Visit.begin(context, reader, await readShop(reader, 12));
      const page = await visit.open('/lamps/brass');
      await page.getByRole('button', { name: 'Add to basket', exact: true }).click();
      expect(await page.evaluate(() => [localStorage.getItem('answer'), localStorage.getItem('basket')])).toEqual([
        answer,
        '["Brass Reading Lamp"]',
      ]);
      close();
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

test(
  'a shop without pictures passes the checks of pictures as not offered',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const without = (sent: ForeignShop[string]) =>
      typeof sent.body === 'string'
        ? { ...sent, body: sent.body.replace(/<img[^>]*>|<script type="application.*?<\/script>/g, '') }
        : sent;
    const shop = Object.fromEntries(Object.entries(foreignShop()).map(([path, sent]) => [path, without(sent)]));
    const { verdicts } = await runChecks(shop, { context, request }, /^Pictures/);
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

/** A test shop with some headers on the page at a path. */
const withHeaders = (path: string, headers: Record<string, string>) =>
  foreignShop({ [path]: (sent) => ({ ...sent, headers: { ...sent.headers, ...headers } }) });

for (const [what, shop, checkTitle] of [
  [
    'sets its referrer policy in the HTML',
    foreignShop({
      '/': ({ body }) => ({
        body: String(body).replace('<title>', '<meta name="referrer" content="origin"><title>'),
        headers: { 'referrer-policy': '' },
      }),
    }),
    /security headers/,
  ],
  [
    'redirects a listed address to another page',
    {
      ...withText('/sitemap.xml', '</urlset>', '<url><loc>http://lamps.example/all</loc></url></urlset>'),
      '/all': { body: '', status: 302, headers: { location: '/lamps' } },
    },
    /main heading/,
  ],
  [
    'writes a description with the content first and without quotes',
    withText(brass, /<meta name="description" content="[^"]*">/, "<meta content='Brass > iron' name=description>"),
    /main heading/,
  ],
] satisfies [string, ForeignShop, RegExp][]) {
  test(`the checks pass a shop that ${what}`, { tag: ['@long', desktopOnly] }, async ({ context, request }) => {
    const { verdicts } = await runChecks(shop, { context, request }, checkTitle);
    expect(Object.values(verdicts)).toMatchObject([{ problems: [] }]);
  });
}

test(
  'a check reports a problem once for a picture that a page shows twice',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const shop = withText('/', '</main>', '<img src="/gone.png" alt=""><img src="/gone.png" alt=""></main>');
    const { verdicts } = await runChecks(shop, { context, request }, /^Pictures load/);
    expect(Object.values(verdicts)).toMatchObject([
      { problems: [expect.stringMatching(/^\/ shows a picture that does not load: .*\/gone.png$/)] },
    ]);
  },
);

/** The broken shops of the short suite. */
const inShortSuite = ['names no language', 'forbids zooming', 'has a picture without a size', 'has no sitemap'];

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
    withText(brass, '<button', '<button disabled'),
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
    withText(brass, '<button', '<button tabindex="-1"'),
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
  [
    'responds with 200 to a missing page',
    { ...foreignShop(), '/no-such-page-any-shop': { body: '<h1>Hm</h1>' } },
    /missing product/,
    /no-such-page-any-shop responds with 200/,
  ],
  [
    'is too wide at a zoom of 400 %',
    withText(brass, '</main>', '<div style="width:325px">wide</div></main>'),
    /400 %/,
    /brass is \d+ px too wide/,
  ],
  [
    'has a pale text',
    withText(brass, '<h1>', '<p style="color:#ccc">Pale</p><h1>'),
    /contrast/,
    /brass color-contrast/,
  ],
  ['has a field without a label', withText('/lamps', / In stock<\/label>/, '</label>'), /labels/, /\/lamps label/],
  [
    'has a translation that does not name its page',
    withText(`/de${brass}`, `"en" href="${brass}"`, '"en" href="/"'),
    /Translations/,
    /names \/de\/lamps\/brass, which does not name it in return/,
  ],
  [
    'has a translation that is missing',
    foreignShop({ [`/de${brass}`]: () => undefined }),
    /Translations/,
    /names \/de\/lamps\/brass, which responds with 404/,
  ],
  ['names no language', withText(brass, ' lang="en"', ''), /names its language/, /brass names no language/],
  [
    'names an unknown language',
    withText(brass, ' lang="en"', ' lang="english_"'),
    /its language/,
    /the unknown language/,
  ],
  [
    'forbids zooming',
    withText(brass, 'content="width=device-width"', 'content="width=device-width, user-scalable=no"'),
    /two fingers/,
    /brass forbids it/,
  ],
  [
    'keeps search engines out',
    withText('/robots.txt', '/basket', '/'),
    /search engines in/,
    /robots.txt forbids the whole shop/,
  ],
  [
    'hides a product from search engines',
    withText(brass, '<title>', '<meta name="robots" content="noindex"><title>'),
    /search engines in/,
    /brass asks not to be found/,
  ],
  [
    'sends a page uncompressed',
    withHeaders('/', { 'content-encoding': 'identity' }),
    /compressed/,
    /^\/ is sent without compression/,
  ],
  [
    'sends a script uncompressed',
    foreignShop({
      '/shop.js': ({ body }) => ({
        body: `${body}// A script of the usual size.${' '.repeat(1000)}`,
        type: 'application/javascript',
        headers: { 'content-encoding': 'identity' },
      }),
    }),
    /compressed/,
    /shop.js is sent without compression/,
  ],
  [
    'has a script that no browser keeps',
    withHeaders('/shop.js', { 'cache-control': 'no-store' }),
    /keep scripts/,
    /shop.js is loaded again/,
  ],
  [
    'lets a browser keep an old price',
    withHeaders(brass, { 'cache-control': 'max-age=864000' }),
    /keep scripts/,
    /brass may be 10 days old/,
  ],
  [
    'shows the top of the list after Back',
    withText('/shop.js', /^/, 'history.scrollRestoration = "manual";'),
    /^Back returns/,
    /the list is at 0 px instead of/,
  ],
  [
    'forgets the filter after Back',
    withText('/shop.js', "location.search === '?stocked'", 'false'),
    /^Back returns/,
    /the filter “In stock” is gone/,
  ],
  [
    'stays out of the back-forward cache',
    withText(brass, '</main>', '<script>addEventListener("unload", () => {})</script></main>'),
    /^Back restores/,
    /brass is loaded again/,
  ],
  [
    'has a picture without a size',
    withText(brass, ' width="80" height="80"', ''),
    /reserve/,
    /brass.png without width/,
  ],
  [
    'hides the focus',
    withText('/shop.css', /^/, ':focus { outline: none }'),
    /focus follows/,
    /nothing shows that “Basket”/,
  ],
  [
    'has a positive tabindex',
    withText(brass, '<a href="/">Home', '<a href="/" tabindex="1">Home'),
    /focus follows/,
    /brass: the focus jumps back to “Skip/,
  ],
  [
    'draws its menu in reverse',
    withText('/shop.css', /^/, 'nav { display: flex; flex-direction: row-reverse }'),
    /focus follows/,
    /the focus jumps back to “Basket”/,
  ],
  ['has no skip link', withText(brass, /<a href="#content">.*?<\/a>/, ''), /skips/, /brass: none of the first three/],
  ['has a skip link to nowhere', withText(brass, '"#content"', '"#gone"'), /skips/, /the link to #gone leads nowhere/],
  [
    'loses a control in forced colours',
    withText('/shop.css', 'border: 2px solid; ', ''),
    /forced colours/,
    /“All lamps” cannot be seen/,
  ],
  [
    'moves in spite of reduced motion',
    withText('/', '<h1>', '<style>@keyframes a { to { rotate: 1turn } } h1 { animation: a 2s infinite }</style><h1>'),
    /reduced motion/,
    /<h1> keeps moving/,
  ],
  [
    'loses a click before its scripts have run',
    foreignShop({
      [brass]: (sent) => ({ ...sent, body: String(sent.body).replace('window.pressed =', 'window.missed =') }),
    }),
    /click before/,
    /brass: the click is lost, and \/basket lacks “Brass Reading Lamp”/,
  ],
  [
    'empties the cart on a reload',
    withText(
      '/shop.js',
      /^/,
      'if (performance.getEntriesByType("navigation")[0].type === "reload") localStorage.clear();',
    ),
    /survives/,
    /has lost “Brass Reading Lamp” after a reload/,
  ],
  [
    'has a cart for each tab',
    withText('/shop.js', /localStorage/g, 'sessionStorage'),
    /survives/,
    /lacks “Brass Reading Lamp” in a new tab/,
  ],
  [
    'overwrites the cart of another tab',
    withText(
      '/shop.js',
      /const basket = .*/,
      "const atStart = JSON.parse(localStorage.basket ?? '[]'); const basket = () => atStart;",
    ),
    /Two tabs/,
    /lacks “Brass Reading Lamp”/,
  ],
] satisfies [string, ForeignShop, RegExp, RegExp][]) {
  const tag = inShortSuite.includes(what) ? [desktopOnly] : ['@long', desktopOnly];
  test(`the checks detect a shop that ${what}`, { tag }, async ({ context, request }) => {
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

test(
  'a check of the cart may write to a cart of the shop, and to nothing else',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const writing = withText(
      '/',
      '</main>',
      `<script>(async () => {
        for (const path of ['/api/basket', '/warenkorb', '/orders', 'http://other.example/basket']) await fetch(path, { method: 'POST' }).catch(() => {});
        await fetch('/graphql', { method: 'POST', body: '{"query":"query { lamps { name } }"}' });
      })()</script></main>`,
    );
    const { origin, close } = await serveShop(writing);
    const reader = new Reader(request, origin);
    const visit = await Visit.begin(context, reader, await readShop(reader, 2));
    const blocked = await visit.asShopper(async (shopper) => {
      await shopper.settle(await shopper.open('/'));
      return shopper.writes.map(({ address }) => address);
    });
    close();
    expect(blocked).toEqual([`${origin}/orders`, 'http://other.example/basket']);
  },
);

test(
  'a page whose picture never arrives is checked anyway',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    const { origin, close } = await serveShop(
      withText('/', '</main>', '<img src="/never.png" alt="" width="8"></main>'),
    );
    const reader = new Reader(request, origin);
    const visit = await Visit.begin(context, reader, await readShop(reader, 2));
    await context.route('**/never.png', () => {});
    const page = await visit.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamps');
    close();
  },
);

test(
  'a shop without a cart passes the checks of the cart as not offered',
  { tag: ['@long', desktopOnly] },
  async ({ context, request }) => {
    test.setTimeout(120_000);
    const { verdicts } = await runChecks(
      withText('/shop.js', /window.add = .*/, 'window.add = () => {};'),
      { context, request },
      /tabs|reload/,
    );
    expect(Object.values(verdicts).map(({ notOffered }) => notOffered)).toEqual([true, true]);
  },
);
