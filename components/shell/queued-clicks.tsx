'use client';

import { useEffect, useLayoutEffect } from 'react';
import { markHydrated } from '@/browser/root-marks';
import { endEarlyPresses, repeatEarly } from '@/browser/queued-clicks';

/** Says that the page's scripts have come, and answers what was pressed before (docs/product.md 20.7). Stands last in the page. */
export function QueuedClicks() {
  useLayoutEffect(() => endEarlyPresses(), []);
  useEffect(() => {
    markHydrated();
    // Once everything else on the page shows what the shopper keeps.
    const answering = setTimeout(repeatEarly);
    return () => clearTimeout(answering);
  }, []);
  return null;
}
