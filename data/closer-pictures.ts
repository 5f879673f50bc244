import type { DetailImage, DetailView } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import views from './closer-views.json';
import { hasPicture, pictureAt } from './pictures';

const known: Readonly<Partial<Record<WatchKey, readonly DetailView[]>>> = views as Record<WatchKey, DetailView[]>;

/** The place of the first closer picture: three go before it (docs/product.md 7.3). */
const FIRST = 4;

/** The closer pictures of a watch that have been taken, with the paths of their masters (docs/product.md 6.20). */
export function detailMastersOf({ key }: Pick<Watch, 'key'>): readonly { view: DetailView; path: string }[] {
  return (known[key] ?? [])
    .map((view, index) => ({ view, path: `/watches/${key}-${FIRST + index}.webp` }))
    .filter(({ path }) => hasPicture(path));
}

/** The same in as few words as the page can carry: their alternative texts are made where they are shown. */
export function detailImagesOf(watch: Pick<Watch, 'key'>): readonly DetailImage[] {
  return detailMastersOf(watch).map(({ view, path }) => {
    const { file, widths, width } = pictureAt(path, '');
    return [view, file, widths.at(-1) ?? width];
  });
}

/** Every picture of a watch by its path, the three that every watch has first. */
export function allPicturesOf(watch: Pick<Watch, 'key' | 'pictures'>): readonly string[] {
  return [...watch.pictures, ...detailMastersOf(watch).map(({ path }) => path)];
}
