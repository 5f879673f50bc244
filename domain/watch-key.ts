/** The nine catalogues in display order, each a JSON file in `data/`. */
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

/** Reference to a watch: ids repeat between catalogues. */
export type WatchReference = { readonly catalogue: CatalogueName; readonly id: number };

/** A watch's identity as text, `xerix/1`. */
export type WatchKey = `${CatalogueName}/${number}`;

/** Formats a reference as a watch key: `xerix/1`. */
export function watchKey({ catalogue, id }: WatchReference): WatchKey {
  return `${catalogue}/${id}`;
}

/**
 * Parses a watch key, `xerix/1`, or `xerix-1` with another separator. Returns undefined for an unknown catalogue or a
 * non-canonical id: `01`, `1x`, `1.0`.
 */
export function parseWatchKey(text: string, separator = '/'): WatchReference | undefined {
  const [catalogue, id = '', ...rest] = text.split(separator);
  const isId = /^[1-9]\d{0,8}$/.test(id) && rest.length === 0;
  return isId && isCatalogueName(catalogue) ? { catalogue, id: Number(id) } : undefined;
}

/** Parses a watch given as catalogue and id. */
export function toWatchReference(catalogue: string, id: string | number): WatchReference | undefined {
  return parseWatchKey(`${catalogue}/${id}`);
}

/** True for a canonical watch key. */
export function isWatchKey(text: string): text is WatchKey {
  return parseWatchKey(text) !== undefined;
}

export function sameWatch(a: WatchReference, b: WatchReference): boolean {
  return a.catalogue === b.catalogue && a.id === b.id;
}

/** Watch keys in one request. Apart from `contract/limits.ts`, so that pages of watches do not load the limits of forms. */
export const maxWatchKeys = 200;
