import type { Route } from 'next';
import type { PictureSource } from './picture-source';
import type { Specification } from './specification';
import type { StoredWatch } from './stored-watch';
import type { Traits } from './traits';
import type { CatalogueName, WatchKey } from './watch-key';
import type { Priced } from './weekend-price';

/** Who makes a watch; `path` is the list of the maker's watches. */
export type Maker = {
  name: string;
  /** As it stands before a model's name. */
  shortName: string;
  path: Route;
};

/** A watch as the program knows it. Only the catalogue's door makes one (`data/read-catalogue.ts`), frozen. */
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
  /** Paths of the masters: front, three-quarter view, profile. */
  readonly pictures: readonly [front: string, threeQuarter: string, profile: string];
  readonly description: readonly string[];
  readonly specification: Specification;
  readonly traits: Traits;
  /** What `token1` and the wishlist keep of it (docs/product.md 10.1). */
  readonly stored: StoredWatch;
};

/** What a list of lines shows of a watch beside the stored line. The picture stands by the name, so has no alt. */
export type WatchSummary = Priced & {
  key: WatchKey;
  name: string;
  path: Route;
  picture: PictureSource;
};

/** What a phone shows in a room, as paths: for Android in glTF, for iPhones in USD (docs/product.md 31.7). */
export type ArModel = { glb: string; usdz: string };
