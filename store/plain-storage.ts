import { parseLines, type LineItem } from '@/domain/line-items';
import { readText, writeText } from '@/browser/local-text';

/* Lists are stored as plain JSON without a wrapper object (docs/product.md 10.1). Nothing here throws. */

/** List under a key; `undefined` if storage is unavailable or the text is invalid. */
export const readStored = (key: string) => parseStoredLines(readText(key));

/** Stores a list. Returns true on success. */
export const writeStored = (key: string, lines: readonly LineItem[]) => writeText(key, JSON.stringify(lines));

/**
 * Parses stored lines: an empty list for `null`, `undefined` for invalid text or unreadable storage. Accepts
 * Zustand's wrapper of an older version.
 */
export function parseStoredLines(text: string | null | undefined): readonly LineItem[] | undefined {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(String(text));
    const list: unknown = Array.isArray(value) ? value : Object(Object(value).state).lines;
    return Array.isArray(list) ? parseLines(list) : undefined;
  } catch {
    return undefined;
  }
}
