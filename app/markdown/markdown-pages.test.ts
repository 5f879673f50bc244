// Verifies docs/product.md 34.6.
import { specificationFields } from '@/domain/stored-watch';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { policies } from '@/data/policies';
import { formatMoney } from '@/domain/money';
import { plain } from './markdown';
import { llmsText } from './llms-text';
import { markdownPaths, markdownAt } from './markdown-pages';

const inStock = async () => 'in-stock' as const;

test('every page of the catalogue and each of the shop’s own has its Markdown, each its own', async () => {
  const forms = await Promise.all((await markdownPaths()).map((path) => markdownAt(path, inStock)));
  expect(forms).toHaveLength(70);
  expect(forms).not.toContain(undefined);
  expect(new Set(forms).size).toBe(forms.length);
});

test.each(['/', '/all/rolex', '/all/xerix/7', '/all/xerix/01', '/all/page/2', '/all/xerix/page/1', '/allx', '/all/1'])(
  'there is none of %s',
  async (path) => {
    expect(await markdownAt(path, inStock)).toBeUndefined();
  },
);

test('a watch’s Markdown says all that its page says', async () => {
  for (const watch of await catalogue.listAll('all')) {
    const markdown = (await markdownAt(watch.path, inStock)) ?? '';
    const said = [
      watch.fullName,
      formatMoney(watch.priceCents),
      ...watch.description,
      ...watch.specification.lines.flatMap(({ label, value }) => [label, value]),
      ...policies.flatMap(({ title, points }) => [title, ...points]),
    ];
    expect(said.filter((text) => !markdown.includes(plain(text)))).toEqual([]);
    expect(markdown.match(/^- .+: /gm)?.length).toBeGreaterThanOrEqual(specificationFields.length);
  }
});

test('a list’s Markdown leads to the Markdown of its watches', async () => {
  const markdown = (await markdownAt('/all/times', inStock)) ?? '';
  for (const { path } of await catalogue.listAll('timex')) expect(markdown).toContain(`${path}.md)`);
});

test('a sold-out watch’s Markdown says so', async () => {
  const [watch] = await catalogue.listAll('timex');
  const path = String(watch?.path);
  expect(await markdownAt(path, inStock)).toContain('. In stock.');
  const soldOut = await markdownAt(path, async () => 'sold-out');
  expect(soldOut).toContain('. Sold out.');
  expect(soldOut).not.toContain('In stock');
});

describe('where to ask as an assistant', () => {
  const everything = async () => {
    const pages = await Promise.all((await markdownPaths()).map((path) => markdownAt(path, inStock)));
    return [llmsText(await catalogue.listAll('all')), ...pages.map(String)];
  };

  test('is named once on every page', async () => {
    for (const text of await everything()) expect(text.match(/\/\.well-known\/ucp\)/g)).toHaveLength(1);
    expect(llmsText([])).toContain('/feeds/products.jsonl)');
  });

  test('is named nowhere where agents are not served', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, AGENTS: 'off' });
    for (const text of await everything()) expect(text).not.toMatch(/well-known|products\.jsonl|Universal Commerce/);
  });
});

afterEach(() => jest.restoreAllMocks());
