import type { Route } from 'next';
import { allWatches } from './catalogue';
import type { PictureSource } from './pictures';
import { pathOf, pictureOf } from './watch-pages';

/** What cart and wishlist need of a watch beside the stored line; `price` in dollars. The picture stands by the name, so has no alt. */
export type LineFact = { name: string; price: number; path: Route; picture: PictureSource };

/** By `<catalogue>/<id>`: `xerix/1`. A watch that is missing here is no longer sold. */
export type LineFacts = Readonly<Record<string, LineFact>>;

/**
 * The facts of every watch, for a page to hand to the browser: a list of 54 there instead of the catalogue.
 *
 * @param widest the widest picture that the page needs, in px; wider variants are left out.
 */
export function lineFacts(widest: number): LineFacts {
  return Object.fromEntries(
    allWatches.map((watch) => [
      `${watch.catalogue}/${watch.id}`,
      { name: watch.name, price: watch.price, path: pathOf(watch), picture: narrowed(pictureOf(watch, 0), widest) },
    ]),
  );
}

function narrowed({ avif, webp, width, height }: PictureSource, widest: number): PictureSource {
  const [first, second] = [narrowedSet(avif, widest), narrowedSet(webp, widest)];
  const src = second.split(', ').at(-1)?.split(' ')[0] ?? '';
  return { avif: first, webp: second, src, width, height, alt: '' };
}

/** An HTML `srcset` without the candidates wider than `widest` px; the narrowest stays in any case. */
export function narrowedSet(srcset: string, widest: number): string {
  return srcset
    .split(', ')
    .filter((candidate, index) => index === 0 || Number.parseInt(candidate.split(' ')[1] ?? '', 10) <= widest)
    .join(', ');
}
