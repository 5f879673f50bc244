import type { Route } from 'next';
import type { CatalogueName } from '@/domain/watch-key';

/** Metadata of a list of watches. */
export type List = {
  /** Canonical path (docs/product.md 2.1). */
  path: Route;
  /** Name in breadcrumbs, cards and structured data. */
  name: string;
  title: string;
  description: string;
  /** Meta description: about 150 characters, unique in the shop. */
  metaDescription: string;
};

/** A list of one catalogue: a brand, Women or New Arrivals. A watch's path is `<path>/<id>`. */
export type Range = List & { catalogue: CatalogueName };
