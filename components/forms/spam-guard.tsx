'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserValue } from '@/components/ui/hooks';

/**
 * Returns a function that gives the ms since the form was shown; spam bots fill it in at once. A server-rendered form
 * counts from the start of the navigation.
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

/** A field hidden from people; any value in it comes from a bot. */
export function Honeypot() {
  return (
    <label className="hidden">
      Leave this field empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
