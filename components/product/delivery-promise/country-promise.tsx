'use client';

import { useEffect, useState } from 'react';
import { shopNow } from '@/domain/shop-date';
import { useSoldPrice } from '@/components/catalogue/currency';
import { useWeekend } from '@/components/catalogue/weekend';
import { useStock } from '@/components/product/buy/stock-note';
import { shippingCopy } from '@/components/product/copy-late';
import { nameCountries } from '@/data/country-names';
import type { Availability } from '@/domain/stock';
import type { WatchReference } from '@/domain/watch-key';
import type { Priced } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { useCheckout } from '@/store/checkout';
import { type FixedPromise, PromiseRows, arrivalDates, notServed, usualShippingTo } from './promise-rows';

type CountryPromiseProps = FixedPromise &
  Priced & { watch: WatchReference; rendered: Availability; hasVat?: boolean; isNotSoldToEu?: boolean };

/** The delivery promise for the country of the saved checkout, with dates from today. The shopper can change the country here. */
export function CountryPromise({
  watch,
  rendered,
  priceCents,
  weekendCents,
  otherPrices,
  hasVat = false,
  isNotSoldToEu = false,
  ...fixed
}: CountryPromiseProps) {
  const country = useCheckout(({ details }) => details.country);
  const today = useToday();
  const price = useSoldPrice({ priceCents, weekendCents, otherPrices });
  const sending = usualShippingTo(country, costOf(price, useWeekend()), {
    currency: price.currency,
    hasVat,
    isNotSoldToEu,
  });
  return (
    <PromiseRows
      {...fixed}
      stock={useStock(watch, rendered)}
      to={<CountryChoice country={country} />}
      {...(sending ? { cost: sending.cost, duties: sending.duties, arrives: arrivalDates(sending, today) } : notServed)}
    />
  );
}

function CountryChoice({ country }: { country: string }) {
  const type = useCheckout((checkout) => checkout.setField);
  const [countries] = useState(nameCountries);
  return (
    <select
      aria-label={shippingCopy.country}
      value={country}
      onChange={(event) => type('country', event.currentTarget.value)}
    >
      {countries.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** Returns today's date by the shop's clock, updated each minute and when the page becomes visible: a tab can stay open for days. */
function useToday(): Date {
  const [today, setToday] = useState(shopNow);
  useEffect(() => {
    const listening = new AbortController();
    const update = () => setToday(shopNow());
    const timer = setInterval(update, 60_000);
    document.addEventListener('visibilitychange', update, { signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  return new Date(today);
}
