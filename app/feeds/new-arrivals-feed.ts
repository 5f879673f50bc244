import { language } from '@/domain/language';
import { datesOfWatch } from '@/data/page-changes';
import { type PageDates } from '@/data/page-dates';
import { newArrivals } from '@/data/ranges';
import { withShownTexts } from '@/data/watch-texts';
import { absoluteUrl, homeUrl, site } from '@/data/site';
import { fullStop, sentenceGap } from '@/domain/punctuation';
import { pagePriceCopy } from '@/domain/watch-price';
import type { Watch } from '@/domain/watch';
import { element, type Xml } from '@/app/xml';
import { feedTitle, frontPicture } from './feed-copy';

/** Feed URL of new arrivals by MIME type, for `<link rel="alternate">`. */
export const newArrivalsFeed = { 'application/atom+xml': '/feeds/new.atom' };

/**
 * The new arrivals as an Atom feed (RFC 4287), the latest first. Watches without known dates are omitted, because an entry
 * requires dates.
 *
 * @param now is the feed's date if it has no entries.
 */
export function newArrivalsAtom(watches: readonly Watch[], now: Date): Xml {
  const dated = watches
    .flatMap((watch) => {
      const dates = datesOfWatch(watch);
      return dates ? [{ watch, dates }] : [];
    })
    .toSorted((a, b) => b.dates.added.localeCompare(a.dates.added));
  const updated = dated
    .map(({ dates }) => dates.changed)
    .toSorted()
    .at(-1);
  const page = absoluteUrl(newArrivals.path);
  return element(
    'feed',
    [
      element('id', page),
      element('title', feedTitle(newArrivals.title, site.name)),
      element('subtitle', newArrivals.description),
      element('updated', updated ?? now.toISOString()),
      element('author', [element('name', site.name), element('uri', homeUrl)]),
      link('self', absoluteUrl(newArrivalsFeed['application/atom+xml']), 'application/atom+xml'),
      link('alternate', page, 'text/html'),
      element('icon', absoluteUrl('/icon.svg')),
      ...dated.map(({ watch, dates }) => entryOf(watch, dates)),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
  );
}

function entryOf(watch: Watch, { added, changed }: PageDates): Xml {
  const { fullName, path, description, pictures } = withShownTexts(watch);
  const paragraphs = [
    element('p', [element('img', '', { src: absoluteUrl(pictures[0]), alt: frontPicture(fullName), width: '400' })]),
    ...description.map((line) => element('p', line)),
    element('p', pagePriceCopy(watch)),
  ];
  return element('entry', [
    element('id', absoluteUrl(path)),
    element('title', fullName),
    element('published', added),
    element('updated', changed),
    link('alternate', absoluteUrl(path), 'text/html'),
    element('summary', `${pagePriceCopy(watch)}${fullStop}${sentenceGap}${description[0]}`),
    element('content', paragraphs.map(({ xml }) => xml).join(''), { type: 'html' }),
  ]);
}

function link(rel: 'self' | 'alternate', href: string, type: string): Xml {
  return element('link', '', { rel, type, href });
}
