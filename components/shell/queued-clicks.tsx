'use client';

import { useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '@/browser/root-attributes';
import { endClickQueue, replayQueuedClicks } from '@/browser/queued-clicks';
import { useBrowserDefaults } from './browser-defaults';

/** Marks the page as hydrated and replays queued clicks (docs/product.md 20.7). Must be the last component of the page. */
export function QueuedClicks() {
  useBrowserDefaults();
  useLayoutEffect(() => endClickQueue(), []);
  useEffect(() => {
    markHydrated();
    // Waits until the other components have rendered the stored cart, wishlist and session.
    const answering = setTimeout(replayQueuedClicks);
    return () => clearTimeout(answering);
  }, []);
  return null;
}
