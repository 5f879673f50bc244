'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Tells for how long a form has been there to be filled, in whole ms: programs need no time. */
export function useFillTime(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useCallback(() => Math.round(performance.now() - shownAt.current), []);
}
