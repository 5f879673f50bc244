import type { Route } from 'next';
import type { PictureSource } from './picture-source';
import type { Specification } from './specification';
import type { StoredWatch } from './stored-watch';
import type { Traits } from './traits';
import type { CatalogueName, WatchKey } from './watch-key';
import type { Priced } from './watch-price';

/** Maker of a watch; `path` is the list of the maker's watches. */
export type Maker = {
  name: string;
  /** Name before a model's name: "Xeric". */
  shortName: string;
  path: Route;
};

/** A parsed watch, frozen. Only `data/read-catalogue.ts` parses one; `data/catalogue/published-records.ts` edits it. */
export type Watch = {
  readonly key: WatchKey;
  readonly catalogue: CatalogueName;
  readonly id: number;
  /** As listed: "Late Comet". */
  readonly name: string;
  /** Maker and model: "Xeric Late Comet", "California Half & Half 40". */
  readonly fullName: string;
  readonly maker: Maker;
  /** The canonical path of its page (docs/product.md 2.1). */
  readonly path: Route;
  /** USD cents. */
  readonly priceCents: number;
  /** USD cents on weekends, where they are less (docs/product.md 28.1). */
  readonly weekendCents?: number;
  /** Prices in other currencies (docs/product.md 44.1). */
  readonly otherPrices?: Priced['otherPrices'];
  /** Next moment at which a price list changes the price (docs/product.md 42.9). */
  readonly priceUntil?: Date;
  /** Paths of the masters: front, three-quarter view, profile. */
  readonly pictures: readonly [front: string, threeQuarter: string, profile: string];
  readonly description: readonly string[];
  readonly specification: Specification;
  readonly traits: Traits;
  /** The fields that `token1` and the wishlist store (docs/product.md 10.1). */
  readonly stored: StoredWatch;
};

/** Fields of a watch that a cart or wishlist shows beside the stored line. The name is next to the picture, so `alt` is empty. */
export type WatchSummary = Priced & {
  key: WatchKey;
  name: string;
  path: Route;
  picture: PictureSource;
};

/** Paths of the AR models: glTF for Android, USD for iPhones (docs/product.md 31.7). */
export type ArModel = { glb: string; usdz: string };
