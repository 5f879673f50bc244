'use client';

import type { ReactNode } from 'react';
import { useQueuedClick } from '@/components/ui/hooks';

/** What opens a dialog whose code is fetched at the press; a press before the scripts have loaded is not lost. */
export function EarlyButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const button = useQueuedClick(onPress);
  return (
    <button
      ref={button}
      data-early
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className="bar-link font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  );
}
