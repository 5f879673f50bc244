import { availabilityCopy, weekendCopy } from '@/components/catalogue/copy';
import { detailImageCopy } from '@/components/product/copy';
import { watchSections, type WatchSection } from '@/components/product/text/watch-sections';
import { detailMastersOf } from '@/data/detail-images';
import { safetyTitle } from '@/data/makers';
import { rangeOf } from '@/data/ranges';
import { absoluteUrl } from '@/data/site';
import { pictureOf } from '@/data/watch-pictures';
import { withShownTexts } from '@/data/watch-texts';
import { fullStop, sentenceGap } from '@/domain/punctuation';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { pagePriceCopy } from '@/domain/watch-price';
import { blocks, bullets, heading, link, plain, agentsLine, markdownAddress } from './markdown';

/** A product page as Markdown, from the same sections as its HTML. */
export function watchMarkdown(watch: Watch, availability: Availability): string {
  const range = rangeOf(watch.catalogue);
  return blocks(
    heading(1, watch.fullName),
    plain(`${pagePriceCopy(watch)}${fullStop}${sentenceGap}${availabilityCopy[availability]}${fullStop}`),
    watch.weekendCents === undefined ? '' : plain(weekendCopy.terms),
    `${link(range.title, markdownAddress(range.path))}, ${link(watch.fullName, absoluteUrl(watch.path))}`,
    bullets([
      ...([0, 1, 2] as const).map((view) => pictureLine(watch, view)),
      ...detailMastersOf(watch).map(
        ({ view, path }) => `!${link(detailImageCopy.alt[view](watch.fullName), absoluteUrl(path))}`,
      ),
    ]),
    ...watchSections(withShownTexts(watch)).flatMap((section) => [heading(2, section.title), sectionBody(section)]),
    agentsLine(),
  );
}

function pictureLine(watch: Watch, view: 0 | 1 | 2): string {
  return `!${link(pictureOf(watch, view).alt, absoluteUrl(watch.pictures[view]))}`;
}

function sectionBody(section: WatchSection): string {
  if (section.kind === 'text') return section.lines.map(plain).join('\n\n');
  if (section.kind === 'points') return bullets(section.lines.map(plain));
  return blocks(
    bullets(section.lines.map(({ label, value }) => `${plain(label)}: ${plain(value)}`)),
    heading(3, safetyTitle),
    bullets(section.safety.map(([term, value]) => `${plain(term)}: ${plain(value)}`)),
  );
}
