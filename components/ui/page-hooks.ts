import { type RefCallback, useEffect, useRef, useEffectEvent } from 'react';

/**
 * Focuses `<main>` if the focused element was unmounted when `meaning` (derived from the URL) changed
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

/**
 * Ref of a control that its own press may unmount: `<main>` then takes the focus, unless a successor has taken it
 * (docs/product.md 20.15).
 */
export const passFocusToMain: RefCallback<HTMLElement> = (control) => () => {
  if (control === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true });
};

/** Calls `act` on the online event while `isWaiting` is true. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const whenOnline = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return;
    const listening = new AbortController();
    window.addEventListener('online', () => whenOnline(), { signal: listening.signal });
    return () => listening.abort();
  }, [isWaiting]);
}
