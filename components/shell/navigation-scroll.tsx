'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { expectRestoredPosition, jumpNearNavigation, takeNavigationScroll } from '@/browser/navigation-scroll';
import { beginReturn, endReturn, prefersReducedMotion } from '@/browser/picture-transition';

/**
 * Scrolls smoothly to the navigation bar after a card or shop button opened a page (docs/product.md 3.12). On Back, prepares
 * the view transition of the picture. If the focused element was unmounted, `<main>` takes the focus (docs/product.md 20.15).
 */
export function NavigationScroll() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  // Once, before Next adds its listener, because Next can render the other page before the next listener runs.
  useEffect(() => {
    const goBack = () => {
      expectRestoredPosition();
      beginReturn(shown.current);
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  useLayoutEffect(() => {
    shown.current = pathname;
    jumpNearNavigation(pathname);
    endReturn();
  }, [pathname]);
  const before = useRef(pathname);
  useEffect(() => {
    const hasLostFocus = before.current !== pathname && document.activeElement === document.body;
    before.current = pathname;
    const scrolls = takeNavigationScroll(pathname);
    if (scrolls) {
      document
        .getElementById('navigation')
        ?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    }
    if (scrolls || hasLostFocus) document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
