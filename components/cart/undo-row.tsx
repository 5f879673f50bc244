'use client';

import { useEffect, useRef } from 'react';
import { lineWords } from './copy';
import { fullNameOf } from '@/data/full-name';
import type { Removal } from './use-removal';

/** What stands in place of a removed line. Undo takes the focus, which the line took with it. */
export function UndoRow({ removal, onUndo }: { removal: Removal; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <p className="min-w-0 wrap-anywhere text-soft">{removal.words}</p>
      <button
        ref={button}
        type="button"
        aria-label={lineWords.undoOf(fullNameOf(removal.line))}
        onClick={onUndo}
        className="-mx-1 bar-link px-1 font-semibold underline underline-offset-4"
      >
        {lineWords.undo}
      </button>
    </>
  );
}
