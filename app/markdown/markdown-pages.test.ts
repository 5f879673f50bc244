// Verifies docs/product.md 34.6.
import { specificationFields } from '@/domain/stored-watch';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { machineCopy, weekendCopy } from '@/components/catalogue/copy';
import { policies } from '@/data/policies';
import { ranges } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';
import { formatMoney } from '@/domain/money';
import { informationMarkdown } from './information-markdown';
import { plain } from './markdown';
import { llmsText } from './llms-text';
import { markdownPaths, markdownAt } from './markdown-pages';

const inStock = async () => 'in-stock' as const;

test('markdownAt returns distinct Markdown for every catalogue and information page', async () => {
  const forms = await Promise.all((await markdownPaths()).map((path) => markdownAt(path, inStock)));
  expect(forms).toHaveLength(71);
  expect(forms).not.toContain(undefined);
  expect(new Set(forms).size).toBe(forms.length);
});

test.each(['/', '/all/rolex', '/all/xerix/7', '/all/xerix/01', '/all/page/2', '/all/xerix/page/1', '/allx', '/all/1'])(
  'markdownAt returns undefined for %s',
  async (path) => {
    expect(await markdownAt(path, inStock)).toBeUndefined();
  },
);

test('markdownAt of a watch contains all data of its page', async () => {
  for (const watch of await catalogue.listAll('all')) {
    const markdown = (await markdownAt(watch.path, inStock)) ?? '';
    const expected = [
      watch.fullName,
      formatMoney(watch.priceCents, 'usd'),
      ...watch.description,
      ...watch.specification.lines.flatMap(({ label, value }) => [label, value]),
      ...policies.flatMap(({ title, points }) => [title, ...points]),
    ];
    expect(expected.filter((text) => !markdown.includes(plain(text)))).toEqual([]);
    expect(markdown.match(/^- .+: /gm)?.length).toBeGreaterThanOrEqual(specificationFields.length);
  }
});

test('markdownAt of a watch shows its three pictures, and terms of weekends only with a weekend price', async () => {
  for (const watch of await catalogue.listAll('all')) {
    const markdown = (await markdownAt(watch.path, inStock)) ?? '';
    const pictures = [...markdown.matchAll(/^- !\[[^\]]*\]\(([^)]*)\)$/gm)].map(([, address]) => address);
    expect(pictures.slice(0, 3)).toEqual(watch.pictures.map((picture) => absoluteUrl(picture)));
    expect(markdown.includes(plain(weekendCopy.terms))).toBe(watch.weekendCents !== undefined);
  }
});

test('every link of every page is absolute in its Markdown form', async () => {
  for (const path of await markdownPaths()) {
    const targets = [...((await markdownAt(path, inStock)) ?? '').matchAll(/\]\(([^)]*)\)/g)].map(
      ([, target]) => target,
    );
    expect([path, targets.filter((target) => !/^(?:https?|mailto):/.test(target ?? ''))]).toEqual([path, []]);
  }
});

test('llms.txt names every list first, and markdownAt escapes the points of an information page', async () => {
  const text = llmsText(await catalogue.listAll('all'));
  const lists = [...text.matchAll(/\]\([^)]*?(\/(?:all|new|wfemale)[^)]*)\.md\)/g)].map(([, path]) => path);
  expect(lists).toEqual(['/all', ...ranges.map(({ path }) => path)]);
  expect(text).toContain(plain(machineCopy.about(54)));
  expect(
    informationMarkdown({
      name: 'terms',
      description: '',
      intro: '',
      sections: [{ id: 'a', title: 'A', parts: [{ points: ['a_b', '1. c'] }] }],
    }),
  ).toContain('- a\\_b\n- 1\\. c');
});

test('markdownAt of a list links to the Markdown of its watches', async () => {
  const markdown = (await markdownAt('/all/times', inStock)) ?? '';
  for (const { path } of await catalogue.listAll('timex')) expect(markdown).toContain(`${path}.md)`);
});

test('markdownAt of a watch contains its availability', async () => {
  const [watch] = await catalogue.listAll('timex');
  const path = String(watch?.path);
  expect(await markdownAt(path, inStock)).toContain('. In stock.');
  const soldOut = await markdownAt(path, async () => 'sold-out');
  expect(soldOut).toContain('. Sold out.');
  expect(soldOut).not.toContain('In stock');
});

describe('link to the agent profile', () => {
  const everything = async () => {
    const pages = await Promise.all((await markdownPaths()).map((path) => markdownAt(path, inStock)));
    return [llmsText(await catalogue.listAll('all')), ...pages.map(String)];
  };

  test('appears once in every Markdown page', async () => {
    for (const text of await everything()) expect(text.match(/\/\.well-known\/ucp\)/g)).toHaveLength(1);
    expect(llmsText([])).toContain('/feeds/products.jsonl)');
  });

  test('appears nowhere with AGENTS=off', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, AGENTS: 'off' });
    for (const text of await everything()) expect(text).not.toMatch(/well-known|products\.jsonl|Universal Commerce/);
  });
});

afterEach(() => jest.restoreAllMocks());
