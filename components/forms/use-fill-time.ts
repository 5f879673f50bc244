'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Gives the whole ms since the form was shown: programs fill one at once. */
export function useFillTime(): () => number {
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useCallback(() => Math.round(performance.now() - shownAt.current), []);
}
