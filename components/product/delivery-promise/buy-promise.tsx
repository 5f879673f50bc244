'use client';

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useStock } from '@/components/product/buy/stock-note';
import { promiseTitle } from '@/components/product/copy';
import type { CountryPromise } from './country-promise';

type BuyPromiseProps = ComponentProps<typeof CountryPromise> & {
  /** What holds for the country that the delivery form starts with, whatever the day. */
  children: ReactNode;
};

/**
 * Shipping cost and arrival date for the shopper's country, availability, return period and warranty of the watch
 * (docs/product.md 6.15). The HTML says it for the usual country and in business
 * days; the choice of a country, the dates and what is left are fetched once it is on view,
 * or once the shop says that the watch is sold out: the HTML may say otherwise.
 */
export function BuyPromise({ children, ...promised }: BuyPromiseProps) {
  const [code, setCode] = useState<{ CountryPromise: typeof CountryPromise }>();
  const place = useRef<HTMLDivElement>(null);
  const isSoldOut = useStock(promised.watch, promised.rendered).state === 'sold-out';
  useEffect(() => {
    if (code) return;
    const fetchIt = () => void import('./country-promise').then(setCode, () => undefined);
    if (isSoldOut) return fetchIt();
    if (!place.current) return;
    const onView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      onView.disconnect();
      fetchIt();
    });
    onView.observe(place.current);
    return () => onView.disconnect();
  }, [code, isSoldOut]);
  return (
    <div ref={place} role="group" aria-label={promiseTitle}>
      {code ? <code.CountryPromise {...promised} /> : children}
    </div>
  );
}
