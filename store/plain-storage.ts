import { parseLines, type LineItem } from '@/domain/line-items';
import { readText, writeText } from '@/browser/local-text';

/*
 * A list as it is kept: under its key stands the plain JSON list, with no wrapper object around it (docs/product.md 10.1). Nothing
 * here throws.
 */

/** The list under a key; `undefined` where there is nothing to go by: storage absent or forbidden, no JSON, no list. */
export const readStored = (key: string) => parseStoredLines(readText(key));

/** Stores a list under a key. Says whether that worked. */
export const writeStored = (key: string, lines: readonly LineItem[]) => writeText(key, JSON.stringify(lines));

/**
 * The lines in a stored text, an empty list for `null` (no such key), `undefined` where the text holds no list, and where
 * there is none because storage cannot be read. A list inside Zustand's own wrapper, of an older version, is understood too.
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
