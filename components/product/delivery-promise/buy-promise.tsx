'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStock } from '@/components/product/buy/stock-note';
import { promiseTitle } from '@/components/product/copy';
import type { CountryPromise } from './country-promise';

type BuyPromiseProps = ComponentProps<typeof CountryPromise> & {
  /** The server-rendered promise: for the default country, with business days and no dates. */
  children: ReactNode;
};

/**
 * Shipping cost and arrival date for the shopper's country, availability, return period and warranty of the watch
 * (docs/product.md 6.15). The HTML has the default country and business days. The code for countries, dates and stock loads when
 * the promise scrolls into view. It also loads when the watch is sold out, because the HTML may be older.
 */
export function BuyPromise({ children, ...promised }: BuyPromiseProps) {
  const [code, setCode] = useState<{ CountryPromise: typeof CountryPromise }>();
  const place = useRef<HTMLDivElement>(null);
  const isSoldOut = useStock(promised.watch, promised.rendered).state === 'sold-out';
  useEffect(() => {
    if (code) return;
    const load = () => void import('./country-promise').then(setCode, () => undefined);
    if (isSoldOut) return load();
    if (!place.current) return;
    const observer = new IntersectionObserver((seen) => {
      if (!seen.at(-1)?.isIntersecting) return;
      observer.disconnect();
      load();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [code, isSoldOut]);
  return (
    <div ref={place} role="group" aria-label={promiseTitle}>
      {code ? <code.CountryPromise {...promised} /> : children}
    </div>
  );
}
