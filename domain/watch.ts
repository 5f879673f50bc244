import type { PictureSource } from './picture-source';
import type { WatchKey } from './watch-key';

/** What a list of lines shows of a watch beside the stored line. */
export type WatchSummary = { key: WatchKey; name: string; priceCents: number; path: string; picture: PictureSource };
