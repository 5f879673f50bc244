'use client';

import { useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '@/browser/root-marks';
import { endEarlyPresses, repeatEarly } from '@/browser/queued-clicks';

/** Marks the page as hydrated and replays queued clicks (docs/product.md 20.7). Must be the last component of the page. */
export function QueuedClicks() {
  useLayoutEffect(() => endEarlyPresses(), []);
  useEffect(() => {
    markHydrated();
    // Waits until the other components have rendered the stored cart, wishlist and session.
    const answering = setTimeout(repeatEarly);
    return () => clearTimeout(answering);
  }, []);
  return null;
}
