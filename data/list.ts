import type { Route } from 'next';
import type { CatalogueName } from '@/domain/watch-key';

/** What a list of watches says of itself. */
export type List = {
  /** Canonical path (docs/product.md 2.1). */
  path: Route;
  /** As breadcrumbs, cards and structured data name it. */
  name: string;
  title: string;
  description: string;
  /** For search results: about 150 characters, unique in the shop. */
  metaDescription: string;
};

/** The list that shows one catalogue: a brand, or the women's or New Arrivals range. A watch lives at `<path>/<id>`. */
export type Range = List & { catalogue: CatalogueName };
