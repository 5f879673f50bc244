import { type Check, judge, notOffered } from './page-checks';
import { elementsIn, type Page, pathOf, spread } from './shop';

/** Links of a page to its translations: language and path. */
const translationsIn = ({ html, path }: Page) =>
  elementsIn(html, 'link').flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang && href ? [{ language: hreflang, path: pathOf(href, path) }] : [],
  );

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

const ownPages = (pages: readonly Page[]) => pages.filter(({ status }) => status === 200);

/** Paths of the shop's own scripts and style sheets on its home page. */
const assetsOf = ({ html }: Page, origin: string) =>
  [
    ...elementsIn(html, 'script').map(({ src }) => src),
    ...elementsIn(html, 'link').map(({ rel, href }) => (rel === 'stylesheet' ? href : undefined)),
  ].flatMap((address) =>
    address && URL.canParse(address, origin) && new URL(address, origin).origin === new URL(origin).origin
      ? [pathOf(address)]
      : [],
  );

/** Size in characters from which compression pays. */
const SMALL = 1000;
const DAY_S = 86_400;

/** Checks of HTML heads and response headers, for browsers and search engines. */
export const headChecks: Check[] = [
  {
    title: 'Translations of a page name each other',
    loss: 'A shopper gets the page in another language than the one searched for.',
    check: async ({ reader, shop: { pages } }) => {
      const from = ownPages(pages).filter((page) => translationsIn(page).length > 0);
      if (from.length === 0) return notOffered('no page that was read names a translation (hreflang)');
      const problems: string[] = [];
      for (const page of spread(from, 6)) {
        const named = translationsIn(page);
        if (!named.some(({ path }) => path === page.path)) problems.push(`${page.path} does not name itself`);
        for (const { language, path } of named.slice(0, 8)) {
          if (language !== 'x-default' && !isLanguage(language))
            problems.push(`${page.path} names the unknown language “${language}”`);
          if (path === page.path) continue;
          const other = await reader.read(path);
          if (other.status !== 200) problems.push(`${page.path} names ${path}, which responds with ${other.status}`);
          else if (!translationsIn(other).some((back) => back.path === page.path))
            problems.push(`${page.path} names ${path}, which does not name it in return`);
        }
      }
      return judge(problems, `${from.length} pages with translations`);
    },
  },
  {
    title: 'Every page names its language',
    loss: 'A screen reader reads the page to a shopper with the pronunciation of another language.',
    check: async ({ shop: { pages } }) => {
      const problems = ownPages(pages).flatMap(({ path, html }) => {
        const language = elementsIn(html, 'html')[0]?.lang ?? '';
        if (language === '') return [`${path} names no language`];
        return isLanguage(language) ? [] : [`${path} names the unknown language “${language}”`];
      });
      return judge(problems, `${ownPages(pages).length} pages read`);
    },
  },
  {
    title: 'Pages can be enlarged with two fingers',
    loss: 'A shopper who needs larger text on a phone cannot enlarge the page.',
    check: async ({ shop: { pages } }) => {
      const problems = ownPages(pages).flatMap(({ path, html }) => {
        const content = elementsIn(html, 'meta').find(({ name }) => name === 'viewport')?.content;
        if (content === undefined) return [`${path} has no viewport for phones`];
        const largest = Number(/maximum-scale\s*=\s*([\d.]+)/.exec(content)?.[1] ?? 5);
        const isBlocked = /user-scalable\s*=\s*(?:no|0)/.test(content) || largest < 2;
        return isBlocked ? [`${path} forbids it by its viewport “${content}”`] : [];
      });
      return judge(problems, `${ownPages(pages).length} pages read`);
    },
  },
  {
    title: 'robots.txt and pages let search engines in',
    loss: 'A shopper who searches the web does not find the shop.',
    check: async ({ reader, shop: { home, pages, sold } }) => {
      const { status, html } = await reader.read('/robots.txt');
      const forAll =
        status === 200 ? (/^user-agent:\s*\*\s*$([\s\S]*?)(?=^user-agent:|$(?![\s\S]))/im.exec(html)?.[1] ?? '') : '';
      const problems = /^disallow:\s*\/\s*$/im.test(forAll) ? ['/robots.txt forbids the whole shop'] : [];
      const wanted = ownPages(pages).filter(({ path }) => path === home || sold.some((one) => one.path === path));
      for (const page of wanted) {
        const robots = elementsIn(page.html, 'meta').find(({ name }) => name === 'robots')?.content ?? '';
        if (/noindex|none/i.test(robots)) problems.push(`${page.path} asks not to be found (“${robots}”)`);
      }
      return judge(problems, status === 200 ? '/robots.txt read' : `/robots.txt responds with ${status}`);
    },
  },
  {
    title: 'Texts are sent compressed',
    loss: 'A shopper on a slow line waits several times longer than needed.',
    check: async ({ reader, shop: { origin, home, pages } }) => {
      const paths = [home, ...spread(pages[0] ? assetsOf(pages[0], origin) : [], 4)];
      const problems: string[] = [];
      for (const path of paths) {
        const { status, html, headers } = await reader.read(path);
        if (status === 200 && html.length > SMALL && !/gzip|br|zstd|deflate/.test(headers['content-encoding'] ?? ''))
          problems.push(`${path} is sent without compression (${Math.round(html.length / 1024)} KB)`);
      }
      return judge(problems, paths.join(', '));
    },
  },
  {
    title: 'Browsers keep scripts and styles, but no page with a price for long',
    loss: 'A shopper loads the same files on every page, or sees an old price.',
    check: async ({ reader, shop: { origin, home, pages, sold } }) => {
      const problems: string[] = [];
      for (const path of spread(pages[0] ? assetsOf(pages[0], origin) : [], 4)) {
        const { status, headers } = await reader.read(path);
        const isKept = headers.etag || headers['last-modified'] || /max-age=[1-9]/.test(headers['cache-control'] ?? '');
        if (status === 200 && (!isKept || headers['cache-control']?.includes('no-store')))
          problems.push(`${path} is loaded again on each page (Cache-Control: ${headers['cache-control'] ?? 'none'})`);
      }
      const paths = [home, ...sold.slice(0, 1).map(({ path }) => path)];
      for (const path of paths) {
        const policy = (await reader.read(path)).headers['cache-control'] ?? '';
        const seconds = Number(/(?<!s-)max-age=(\d+)/.exec(policy)?.[1] ?? 0);
        if (seconds > DAY_S) problems.push(`${path} may be ${Math.round(seconds / DAY_S)} days old (${policy})`);
      }
      return judge(problems, paths.join(', '));
    },
  },
];
