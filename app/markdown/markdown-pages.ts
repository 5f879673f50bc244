import { informationOf } from '@/components/information/all-information';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { informationLinks } from '@/data/information-pages';
import { findListPage, laterPages, listPagePath } from '@/data/list-pages';
import { everythingPath, ranges } from '@/data/ranges';
import type { Availability } from '@/domain/stock';
import { keysOf } from '@/domain/records';
import { toWatchReference, type WatchKey } from '@/domain/watch-key';
import { informationMarkdown } from './information-markdown';
import { listMarkdown } from './list-markdown';
import { watchMarkdown } from './watch-markdown';

const informationNames = keysOf(informationLinks);
const informationPaths = informationNames.map((name) => informationLinks[name].href);

type AskAvailability = (key: WatchKey) => Promise<Availability>;

const lists = [
  ...ranges.map(({ path, catalogue: name }) => ({ path, name })),
  { path: everythingPath, name: 'all' as const },
];

/** Canonical paths of all pages with a Markdown version. */
export async function markdownPaths(): Promise<string[]> {
  const listPages = lists.map(async ({ path, name }) => [
    path,
    ...(await laterPages(name)).map((page) => listPagePath(path, Number(page))),
  ]);
  const watches = await catalogue.listAll('all');
  return [...(await Promise.all(listPages)).flat(), ...watches.map(({ path }) => path), ...informationPaths];
}

/** The Markdown of the page at a canonical path; undefined for any other path. */
export async function markdownAt(path: string, availabilityOf: AskAvailability): Promise<string | undefined> {
  const information = informationNames.find((name) => path === informationLinks[name].href);
  if (information) return informationMarkdown(await informationOf(information));
  const list = lists.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (!list) return undefined;
  const rest = path.slice(list.path.length + 1);
  const page = rest === '' ? undefined : /^page\/(\d+)$/.exec(rest)?.[1];
  if (rest === '' || page !== undefined) {
    const found = await findListPage(list.name, page);
    return found && listMarkdown(found.list, found.shown);
  }
  const reference = list.name === 'all' ? undefined : toWatchReference(list.name, rest);
  const watch = reference && (await catalogue.findWatch(reference));
  return watch && watchMarkdown(watch, await availabilityOf(watch.key));
}
