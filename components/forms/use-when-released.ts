'use client';

import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts work off while a finger or a mouse button is down. A message that appears between press and release would move
 * the very button that is being pressed from under it, and the press would be lost.
 */
export function useWhenReleased(): (work: () => void) => void {
  const isDown = useRef(false);
  const due = useRef<(() => void)[]>([]);

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const release = () =>
      setTimeout(() => {
        isDown.current = false;
        for (const work of due.current.splice(0)) work();
      });
    window.addEventListener('pointerdown', () => (isDown.current = true), options);
    window.addEventListener('pointerup', release, options);
    window.addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);

  return useCallback((work) => (isDown.current ? void due.current.push(work) : work()), []);
}
