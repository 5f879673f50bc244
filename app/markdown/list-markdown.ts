import { pageLinkCopy } from '@/components/catalogue/copy';
import { pagePriceCopy } from '@/domain/watch-price';
import type { WatchPage, List } from '@/data/catalogue/catalogue';
import { listPagePath, listPageTitle } from '@/data/list-pages';
import { absoluteUrl } from '@/data/site';
import { blocks, bullets, heading, link, plain, agentsLine, markdownAddress } from './markdown';
import { watchCountCopy, watchFiguresCopy } from './markdown-copy';

/** A page of a list as Markdown; each watch with price, movement and size. */
export function listMarkdown(list: List, { watches, page, pages, count }: WatchPage): string {
  const lines = watches.map((watch) => {
    const { fullName, path, specification } = watch;
    const figures = watchFiguresCopy(pagePriceCopy(watch), specification);
    return `${link(fullName, markdownAddress(path))}: ${plain(figures)}`;
  });
  const pageLinks = [
    { words: pageLinkCopy.previous, to: page - 1 },
    { words: pageLinkCopy.next, to: page + 1 },
  ].filter(({ to }) => to >= 1 && to <= pages);
  const title = listPageTitle(list, page);
  return blocks(
    heading(1, title),
    plain(list.description),
    `${watchCountCopy(count)}: ${link(title, absoluteUrl(listPagePath(list.path, page)))}`,
    bullets(lines),
    bullets(pageLinks.map(({ words, to }) => link(words, markdownAddress(listPagePath(list.path, to))))),
    agentsLine(),
  );
}
