'use client';

import { useState, type ComponentType } from 'react';
import { type KeyedLine, type ListName } from '@/domain/shared-lists';
import { handOverCopy as copy } from './copy';
import type { HandOverPanelProps } from './hand-over-panel';

/** Button that hands a list to another device. Code and QR library load at the press. */
export function HandOver({ list, lines }: { list: ListName; lines: readonly KeyedLine[] }) {
  const [Panel, setPanel] = useState<ComponentType<HandOverPanelProps>>();
  const [openFor, setOpenFor] = useState('');
  const [status, setStatus] = useState('');
  // A changed list closes the panel: its link has the list of before.
  const text = JSON.stringify(lines);
  const isOpen = Panel !== undefined && openFor === text;

  const press = async () => {
    setStatus('');
    setOpenFor(isOpen ? '' : text);
    try {
      const { HandOverPanel } = await import('./hand-over-panel');
      setPanel(() => HandOverPanel);
    } catch {
      setStatus(copy.notLoaded);
    }
  };
  return (
    <div className="py-2 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => void press()}
        className="bar-link text-start underline underline-offset-4"
      >
        {copy.open}
      </button>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {status}
      </p>
      {isOpen && <Panel list={list} lines={lines} />}
    </div>
  );
}
