'use client';

import { useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '@/browser/root-attributes';
import { endClickQueue, replayQueuedClicks } from '@/browser/queued-clicks';

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

/**
 * Loads what no first paint needs: the same dialogs and commands in every engine, and updates of a page that the
 * browser translates. It waits for the first focus or translated text. An engine without `closedby`, and so without
 * `command`, loads at once.
 */
function useBrowserDefaults(): void {
  useEffect(() => {
    const seen: MutationRecord[] = [];
    const load = () =>
      void import('@/browser/input-defaults').then(
        ({ startDefaults }) => startDefaults(seen, waiting),
        () => {},
      );
    const waiting = new MutationObserver((records) => {
      if (document.querySelector('font')) {
        seen.push(...records);
        load();
      }
    });
    waiting.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', load, { once: true });
    if (!('closedBy' in HTMLDialogElement.prototype)) load();
  }, []);
}
