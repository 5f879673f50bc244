'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { nearNavigation, takeNavigationScroll } from '@/browser/navigation-scroll';
import { beginReturn, endReturn } from '@/browser/picture-passage';

/**
 * After a card or shop button has opened its page: scrolls smoothly to the navigation bar (docs/product.md 3.12). Backwards,
 * keeps a page in its place until its picture passes over.
 */
export function NavigationScroll() {
  const pathname = usePathname();
  useEffect(() => {
    const goBack = () => beginReturn(pathname);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [pathname]);
  useLayoutEffect(() => {
    nearNavigation(pathname);
    endReturn();
  }, [pathname]);
  useEffect(() => {
    if (!takeNavigationScroll(pathname)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('navigation')?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
