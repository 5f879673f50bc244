import type { PersistStorage } from 'zustand/middleware';
import { readLines, type LineItem } from '@/domain/line-items';
import { readText, writeText } from '@/browser/local-text';

/** What a list store keeps. */
export type KeptLines = { lines: readonly LineItem[] };

/**
 * Zustand's storage for a list store: under the key stands the plain JSON list, with no wrapper object around it
 * (docs/product.md 10.1). Nothing here throws. `getItem` gives `null` where there is nothing to go by (storage
 * absent or forbidden, no JSON, no list); `setItem` says whether the list was stored.
 */
export const plainStorage = {
  getItem(key) {
    const lines = parseLines(readText(key));
    return lines ? { state: { lines } } : null;
  },
  setItem: (key, { state }) => writeText(key, JSON.stringify(state.lines)),
  removeItem: (key) => writeText(key, null),
} satisfies PersistStorage<KeptLines, boolean>;

/**
 * The lines in a stored text, an empty list for `null` (no such key), `undefined` where the text holds no list, and where
 * there is none because storage cannot be read. A list inside Zustand's own wrapper is understood too.
 */
export function parseLines(text: string | null | undefined): readonly LineItem[] | undefined {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(String(text));
    const list: unknown = Array.isArray(value) ? value : Object(Object(value).state).lines;
    return Array.isArray(list) ? readLines(list) : undefined;
  } catch {
    return undefined;
  }
}
