import { useEffect, useRef } from 'react';

/**
 * Where what had the focus went away as the address began to mean something else, the page's main part takes it
 * (docs/product.md 20.15).
 */
export function useFocusOnMain(meaning: string): void {
  const before = useRef(meaning);
  useEffect(() => {
    const isLost = before.current !== meaning && document.activeElement === document.body;
    before.current = meaning;
    if (isLost) document.getElementById('main')?.focus({ preventScroll: true });
  }, [meaning]);
}
