import { type PictureSource, variantPath } from '@/domain/picture-source';

/** What browsers of the Chromium family know of the connection (WICG Network Information API). */
type Connection = { saveData?: boolean; effectiveType?: string };

/** Pictures that were asked for already, by file: a second wish asks for nothing. */
const requested = new Set<string>();

/** Whether the shopper saves data (Save-Data): then nothing is fetched that was not asked for. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/**
 * Asks for a picture before its page does, in the variant that the page would take at `sizes`, after everything that the
 * page in view needs (docs/product.md 20.11). Where the connection is slow, or data is saved, the page itself asks.
 */
export function prefetchPicture({ file, widths, width }: PictureSource, sizes: string): void {
  const { effectiveType = '4g' } = connection();
  if (requested.has(file) || savesData() || effectiveType !== '4g') return;
  // Of a picture whose larger variants are not known here, the page would take another.
  if (widths.at(-1) !== width) return;
  requested.add(file);
  const picture = document.createElement('picture');
  for (const format of ['avif', 'webp'] as const) {
    const source = document.createElement('source');
    source.type = `image/${format}`;
    source.sizes = sizes;
    source.srcset = widths.map((width) => `${variantPath(file, width, format)} ${width}w`).join(', ');
    picture.append(source);
  }
  const image = document.createElement('img');
  image.fetchPriority = 'low';
  picture.append(image);
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection ?? {};
