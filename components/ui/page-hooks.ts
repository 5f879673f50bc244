import { useEffect, useRef, useEffectEvent } from 'react';

/**
 * Where what had the focus went away as the address began to mean something else, the page's main part takes it
 * (docs/product.md 20.15).
 */
export function useFocusOnMain(meaning: string): void {
  const before = useRef(meaning);
  useEffect(() => {
    const hasLostFocus = before.current !== meaning && document.activeElement === document.body;
    before.current = meaning;
    if (hasLostFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [meaning]);
}

/** Does something once the browser is connected again, as long as that is waited for. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const whenOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    window.addEventListener('online', () => whenOnline(), { signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);
}
