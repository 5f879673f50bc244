'use client';

import { useEffect, useRef, useState } from 'react';
import { lineCopy } from '@/components/cart/copy';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { watchKey, sameWatch } from '@/domain/watch-key';

/** What stands in place of a removed line. Undo takes the focus, which the line took with it. */
export function UndoRow({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className="min-w-0 wrap-anywhere text-soft">{removal.message}</p>
      <button
        ref={button}
        type="button"
        aria-label={lineCopy.undoOf(fullNameOf(removal.line))}
        onClick={onUndo}
        className="-mx-1 bar-link px-1 font-semibold underline underline-offset-4"
      >
        {lineCopy.undo}
      </button>
    </>
  );
}

/** A line that has just been taken out: where it stood, what became of it, and how to take that back. */
type Removal = { line: LineItem; index: number; message: string; undo: () => void };

/** What a list shows in one place: a line, or the offer to bring one back. */
type Row = { line: LineItem; removal?: Removal };

/**
 * The last removal from a list, which can be undone until the next change or until the shopper leaves the page.
 * `returned` is the key of the line that Undo has brought back, for it to take the focus.
 */
export function useRemoval(announce: (message: string) => void) {
  const [removal, setRemoval] = useState<Removal>();
  const [returned, setReturned] = useState<string>();

  const forget = () => {
    setRemoval(undefined);
    setReturned(undefined);
  };
  const remember = (next: Removal) => {
    setRemoval(next);
    setReturned(undefined);
    announce(next.message);
  };
  const undo = () => {
    if (!removal) return;
    removal.undo();
    setRemoval(undefined);
    setReturned(watchKey(removal.line));
    announce(lineCopy.isBack(fullNameOf(removal.line)));
  };
  return { removal, returned, forget, remember, undo };
}

/** The lines, and among them the removed one in its old place; not if it is in the list again. */
export function rowsOf(lines: readonly LineItem[], removal: Removal | undefined): readonly Row[] {
  const rows: Row[] = lines.map((line) => ({ line }));
  if (!removal || lines.some((line) => sameWatch(line, removal.line))) return rows;
  return rows.toSpliced(removal.index, 0, { line: removal.line, removal });
}
