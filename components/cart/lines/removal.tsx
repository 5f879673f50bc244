'use client';

import { useEffect, useRef, useState } from 'react';
import { lineCopy } from '@/components/cart/copy';
import { fullNameOf } from '@/data/full-name';
import type { LineItem } from '@/domain/line-items';
import { watchKey, sameWatch } from '@/domain/watch-key';

/** Placeholder of a removed line. Its Undo button takes the focus that the removed line had. */
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

/** The line just removed, its index, the message to show and the action that restores it. */
type Removal = { line: LineItem; index: number; message: string; undo: () => void };

/** One row of a list: a line, or the placeholder of a removed line. */
type Row = { line: LineItem; removal?: Removal };

/**
 * State of the last removal from a list. It can be undone until the next change or until the page is left. `returned` is
 * the key of the restored line, which takes the focus.
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

/** The lines with the removed line at its old index, unless the list contains it again. */
export function rowsOf(lines: readonly LineItem[], removal: Removal | undefined): readonly Row[] {
  const rows: Row[] = lines.map((line) => ({ line }));
  if (!removal || lines.some((line) => sameWatch(line, removal.line))) return rows;
  return rows.toSpliced(removal.index, 0, { line: removal.line, removal });
}
