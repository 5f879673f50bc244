'use client';

import type { ReactNode } from 'react';
import { useQueuedClick } from '@/components/ui/hooks';

/** A button that loads and opens a dialog. Clicks before hydration are queued. */
export function QueuedClickButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
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
