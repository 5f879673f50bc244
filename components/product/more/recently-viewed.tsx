'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { parseKeys } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { rememberViewed, useRecent } from '@/store/remembered-watches';

/**
 * Notes the look at a watch, and keeps the place of the watches looked at before, last on the page. What fills it is
 * fetched when that place comes near. It is empty for a shopper who has viewed no other watch.
 */
export function RecentlyViewed({ watch }: { watch?: WatchKey }) {
  const keys = parseKeys(useRecent() ?? '').filter((key) => key !== watch);
  const place = useRef<HTMLElement>(null);
  const [Row, setRow] = useState<ComponentType<{ keys: readonly WatchKey[] }>>();
  const isEmpty = keys.length === 0 && !Row;

  useEffect(() => watch && rememberViewed(watch), [watch]);
  useEffect(() => {
    if (!place.current) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        void import('./recently-viewed-row').then(
          ({ RecentlyViewedRow }) => setRow(() => RecentlyViewedRow),
          () => undefined,
        );
      },
      { rootMargin: '300px' },
    );
    near.observe(place.current);
    return () => near.disconnect();
  }, [isEmpty]);

  if (isEmpty) return null;
  return (
    <section ref={place} className="page-width mt-16 min-h-88 print:hidden">
      {Row && <Row keys={keys} />}
    </section>
  );
}
