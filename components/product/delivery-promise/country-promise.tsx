'use client';

import { useEffect, useState } from 'react';
import { useWeekend } from '@/components/catalogue/weekend';
import { useStock } from '@/components/product/buy/stock-note';
import { sendingCopy } from '@/components/product/copy-late';
import { nameCountries } from '@/data/country-names';
import type { Availability } from '@/domain/stock';
import type { WatchReference } from '@/domain/watch-key';
import { costOf, type Priced } from '@/domain/weekend-price';
import { useCheckout } from '@/store/checkout';
import { type FixedPromise, PromiseRows, sendingDates, sendingTo } from './promise-rows';

type CountryPromiseProps = FixedPromise & Priced & { watch: WatchReference; rendered: Availability };

/** The promise for the country of the shopper's unfinished checkout, which is chosen here too, with the dates of today. */
export function CountryPromise({ watch, rendered, priceCents, weekendCents, ...fixed }: CountryPromiseProps) {
  const country = useCheckout(({ details }) => details.country);
  const today = useToday();
  const sending = sendingTo(country, costOf({ priceCents, weekendCents }, useWeekend()));
  return (
    <PromiseRows
      {...fixed}
      stock={useStock(watch, rendered)}
      to={<CountryChoice country={country} />}
      cost={sending?.cost ?? sendingCopy.notServed}
      arrives={sending ? sendingDates(sending, today) : sendingCopy.noDays}
    />
  );
}

function CountryChoice({ country }: { country: string }) {
  const type = useCheckout((checkout) => checkout.setField);
  const [countries] = useState(nameCountries);
  return (
    <select
      aria-label={sendingCopy.country}
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

/** Today, also on a page that is looked at again days later. */
function useToday(): Date {
  const [today, setToday] = useState(() => new Date());
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('visibilitychange', () => setToday(new Date()), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return today;
}
