'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/ui/hooks';

/**
 * Gives the whole ms since the form was shown: programs fill one at once. One that came with the page has been there before its
 * scripts, since the page was asked for.
 */
export function useFillTime(): () => number {
  const fromServer = useBrowserValue(() => false, true);
  const [isServerRendered] = useState(fromServer);
  const shownAt = useRef(0);
  useEffect(() => {
    if (!isServerRendered) shownAt.current = performance.now();
  }, [isServerRendered]);
  return useCallback(() => Math.round(performance.now() - shownAt.current), []);
}

/** A field that no person sees, hears or reaches: whatever stands in it was written by a program. */
export function Honeypot() {
  return (
    <label className="hidden">
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
