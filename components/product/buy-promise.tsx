'use client';

import { useEffect, useRef, useState } from 'react';
import { promiseWords } from '@/components/words/product';
import type { Availability } from '@/domain/stock';
import type { WatchReference } from '@/domain/watch-key';
import type { Priced } from '@/domain/weekend-price';
import type { CountryPromise } from './country-promise';
import { type FixedPromise, PromiseRows } from './promise-rows';
import { useStock } from './use-stock';

type BuyPromiseProps = FixedPromise &
  Priced & {
    watch: WatchReference;
    rendered: Availability;
    /** What holds for the country that the delivery form starts with, whatever the day. */
    usual: { to: string; cost: string; arrives: string };
  };

/**
 * What it costs to send the watch to the shopper's country, when it should arrive, whether it is there, how long it can
 * come back and how long its warranty runs (docs/product.md 6.15). The HTML says it for the usual country and in business
 * days; the choice of a country and the dates are fetched once it is on view.
 */
export function BuyPromise({ usual, ...promised }: BuyPromiseProps) {
  const [code, setCode] = useState<{ CountryPromise: typeof CountryPromise }>();
  const stock = useStock(promised.watch, promised.rendered);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return;
    const onView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      onView.disconnect();
      void import('./country-promise').then(setCode, () => undefined);
    });
    onView.observe(place.current);
    return () => onView.disconnect();
  }, []);
  return (
    <div ref={place} role="group" aria-label={promiseWords.title}>
      {code ? (
        <code.CountryPromise {...promised} stock={stock} />
      ) : (
        <PromiseRows {...promised} {...usual} stock={stock} />
      )}
    </div>
  );
}
