import type { DetailImage, DetailView } from '@/domain/picture-source';
import type { Watch } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import views from './closer-views.json';
import { hasPicture, pictureAt } from './pictures';

const known: Readonly<Partial<Record<WatchKey, readonly DetailView[]>>> = views as Record<WatchKey, DetailView[]>;

/** Number of the first detail image; three pictures precede it (docs/product.md 7.3). */
const FIRST = 4;

/** Existing detail images of a watch with the paths of their masters (docs/product.md 6.20). */
export function detailMastersOf({ key }: Pick<Watch, 'key'>): readonly { view: DetailView; path: string }[] {
  return (known[key] ?? [])
    .map((view, index) => ({ view, path: `/watches/${key}-${FIRST + index}.webp` }))
    .filter(({ path }) => hasPicture(path));
}

/** Detail images in compact form; the component writes their alternative text. */
export function detailImagesOf(watch: Pick<Watch, 'key'>): readonly DetailImage[] {
  return detailMastersOf(watch).map(({ view, path }) => {
    const { file, widths, width } = pictureAt(path, '');
    return [view, file, widths.at(-1) ?? width];
  });
}

/** Paths of all pictures of a watch, the three standard ones first. */
export function allPicturesOf(watch: Pick<Watch, 'key' | 'pictures'>): readonly string[] {
  return [...watch.pictures, ...detailMastersOf(watch).map(({ path }) => path)];
}
