/** The nine catalogues in the order in which the shop lists them. Each is one JSON file of `data/`. */
export const catalogueNames = [
  'xerix',
  'archetype',
  'timex',
  'gshock',
  'california',
  'undone',
  'luminox',
  'womens',
  'watchnew',
] as const;

export type CatalogueName = (typeof catalogueNames)[number];

export function isCatalogueName(text: unknown): text is CatalogueName {
  return catalogueNames.some((name) => name === text);
}

/** What names a watch: ids repeat between catalogues. */
export type WatchReference = { readonly catalogue: CatalogueName; readonly id: number };

/** A watch's identity as one text, `xerix/1`. */
export type WatchKey = `${CatalogueName}/${number}`;

export function watchKey({ catalogue, id }: WatchReference): WatchKey {
  return `${catalogue}/${id}`;
}

/**
 * The watch that a key names, `xerix/1`, or with another separator `xerix-1`. Undefined for a catalogue that is none and
 * for an id that is not written as `String(id)` would write it: `01`, `1x` and `1.0` name no watch.
 */
export function parseWatchKey(text: string, separator = '/'): WatchReference | undefined {
  const [catalogue, id = '', ...rest] = text.split(separator);
  const isId = /^[1-9]\d{0,8}$/.test(id) && rest.length === 0;
  return isId && isCatalogueName(catalogue) ? { catalogue, id: Number(id) } : undefined;
}

/** The same for a watch that is named by its two parts, as addresses and protocols name it. */
export function toWatchReference(catalogue: string, id: string | number): WatchReference | undefined {
  return parseWatchKey(`${catalogue}/${id}`);
}

/** Whether a text is a watch key as {@link watchKey} writes it. */
export function isWatchKey(text: string): text is WatchKey {
  return parseWatchKey(text) !== undefined;
}

export function sameWatch(a: WatchReference, b: WatchReference): boolean {
  return a.catalogue === b.catalogue && a.id === b.id;
}
