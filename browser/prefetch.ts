import { pathWithin } from '@/domain/language';
import { isSignInPath } from '@/domain/paths';
import { type PictureSource, variantPath } from '@/domain/picture-source';
import { signIn } from './local-text';

declare global {
  interface Navigator {
    /** Connection data in Chromium browsers (WICG Network Information API). */
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** Files already requested. */
const requested = new Set<string>();

/** True if the shopper saves data (Save-Data): nothing is prefetched then. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/**
 * True if a link must load its page's document, because the Content-Security-Policy of the current one stops sign-in. A
 * sign-in that only this document holds needs none.
 */
export const needsOwnDocument = (href: string): boolean =>
  isSignInPath(href) && !isSignInPath(pathWithin(window.location.pathname)) && !signIn.inMemory;

/**
 * Prefetches a picture at low priority, in the variant that its page selects at `sizes` (docs/product.md 20.11). Does
 * nothing on slow connections or with Save-Data.
 */
export function prefetchPicture({ file, widths, width }: PictureSource, sizes: string): void {
  const { effectiveType = '4g' } = connection();
  if (requested.has(file) || savesData() || effectiveType !== '4g') return;
  // The page would select a larger variant that is not known here.
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

const connection = () => navigator.connection ?? {};
