'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { parseKeys } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { rememberViewed, useRecent } from '@/store/remembered-watches';

/**
 * Records the current watch as viewed and reserves the space of the recently viewed row. The row loads when it approaches the
 * viewport. Renders nothing for a shopper who has viewed no other watch. The element before it, with `data-row-without`,
 * reserves the space before hydration and gives the row its layout (`app/globals.css`).
 */
export function RecentlyViewed({ watch }: { watch?: WatchKey }) {
  const keys = parseKeys(useRecent() ?? '').filter((key) => key !== watch);
  const place = useRef<HTMLElement>(null);
  const [Row, setRow] = useState<ComponentType<{ keys: readonly WatchKey[] }>>();
  const isEmpty = keys.length === 0 && !Row;

  useEffect(() => watch && rememberViewed(watch), [watch]);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.at(-1)?.isIntersecting) return;
        observer.disconnect();
        void import('./recently-viewed-row').then(
          ({ RecentlyViewedRow }) => setRow(() => RecentlyViewedRow),
          () => undefined,
        );
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEmpty]);

  if (isEmpty) return null;
  return <section ref={place}>{Row && <Row keys={keys} />}</section>;
}
