// Verifies docs/product.md 24.7.
import { pageLinkCopy } from '@/components/catalogue/copy';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { listOf } from '@/data/list-pages';
import { listMarkdown } from './list-markdown';

it.each([
  [1, 1, []],
  [1, 2, [`[${pageLinkCopy.next}]`, '/all/page/2.md']],
  [2, 2, [`[${pageLinkCopy.previous}]`, '/all.md']],
  [2, 3, [`[${pageLinkCopy.previous}]`, '/all.md', `[${pageLinkCopy.next}]`, '/all/page/3.md']],
])('listMarkdown links from page %d of %d to %j', async (page, pages, links) => {
  const watches = (await catalogue.listAll('xerix')).slice(0, 1);
  const text = listMarkdown(listOf('all', 130), { watches, page, pages, count: 130 });
  const all = [...text.matchAll(/^- (\[(?:Next|Previous)[^\]]*\])\([^)]*?(\/all[^)]*)\)$/gm)];
  expect(all.flatMap(([, words, path]) => [words, path])).toEqual(links);
});

it('listMarkdown states the number of all watches of the list on each of its pages', async () => {
  const watches = (await catalogue.listAll('xerix')).slice(0, 1);
  const pages = [1, 3].map((page) => listMarkdown(listOf('all', 130), { watches, page, pages: 3, count: 130 }));
  for (const text of pages) expect(text).toContain('130 watches: [');
});
