import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { openGraphPages } from '@/data/open-graph';
import { masterHash } from '@/data/pictures';
import type { OpenGraphDrawing } from './open-graph-picture';

/** A page's Open Graph picture; `hash` is that of the photograph. */
export type DescribedPage = OpenGraphDrawing & { path: string; hash: string };

/** The Open Graph pictures of all pages, in the language of this module's bundle. */
export const describePages = (): DescribedPage[] =>
  openGraphPages(readShopWatches()).map(({ path, photograph, kicker, title, detail }) => {
    return { path, hash: masterHash(photograph), kicker, title, detail, photograph };
  });
