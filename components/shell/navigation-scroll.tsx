'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { takeNavigationScroll } from '@/browser/navigation-scroll';

/** After a card or shop button has opened its page: scrolls smoothly to the navigation bar (docs/product.md 3.12). */
export function NavigationScroll() {
  const pathname = usePathname();
  useEffect(() => {
    if (!takeNavigationScroll(pathname)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.getElementById('navigation')?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
