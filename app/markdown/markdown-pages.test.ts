import { specificationFields } from '@/domain/stored-watch';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { policies } from '@/data/policies';
import { formatMoney } from '@/domain/money';
import { plain } from './markdown';
import { cataloguePaths, markdownAt } from './markdown-pages';

test('every page of the catalogue has its Markdown, each its own', async () => {
  const forms = await Promise.all((await cataloguePaths()).map(markdownAt));
  expect(forms).toHaveLength(64);
  expect(forms).not.toContain(undefined);
  expect(new Set(forms).size).toBe(forms.length);
});

test.each(['/', '/all/rolex', '/all/xerix/7', '/all/xerix/01', '/all/page/2', '/all/xerix/page/1', '/allx', '/all/1'])(
  'there is none of %s',
  async (path) => {
    expect(await markdownAt(path)).toBeUndefined();
  },
);

test('a watch’s Markdown says all that its page says', async () => {
  for (const watch of await catalogue.listAll('all')) {
    const markdown = (await markdownAt(watch.path)) ?? '';
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
  const markdown = (await markdownAt('/all/times')) ?? '';
  for (const { path } of await catalogue.listAll('timex')) expect(markdown).toContain(`${path}.md)`);
});
