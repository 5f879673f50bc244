import { watchKey, sameWatch } from '@/domain/watch-key';
import { useState } from 'react';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { lineWords } from './copy';

/** A line that has just been taken out: where it stood, what became of it, and how to take that back. */
export type Removal = { line: LineItem; index: number; words: string; undo: () => void };

/** What a list shows in one place: a line, or the offer to bring one back. */
type Row = { line: LineItem; removal?: Removal };

/**
 * The last removal from a list, which can be undone until the next change or until the shopper leaves the page.
 * `returned` is the key of the line that Undo has brought back, for it to take the focus.
 */
export function useRemoval(announce: (words: string) => void) {
  const [removal, setRemoval] = useState<Removal>();
  const [returned, setReturned] = useState<string>();

  const forget = () => {
    setRemoval(undefined);
    setReturned(undefined);
  };
  const remember = (next: Removal) => {
    setRemoval(next);
    setReturned(undefined);
    announce(next.words);
  };
  const undo = () => {
    if (!removal) return;
    removal.undo();
    setRemoval(undefined);
    setReturned(watchKey(removal.line));
    announce(lineWords.isBack(fullNameOf(removal.line)));
  };
  return { removal, returned, forget, remember, undo };
}

/** The lines, and among them the removed one in its old place; not if it is in the list again. */
export function rowsOf(lines: readonly LineItem[], removal: Removal | undefined): readonly Row[] {
  const rows: Row[] = lines.map((line) => ({ line }));
  if (!removal || lines.some((line) => sameWatch(line, removal.line))) return rows;
  return rows.toSpliced(removal.index, 0, { line: removal.line, removal });
}
