'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buyCopy } from '@/components/product/copy-buy';
import { StableLabel } from '@/components/ui/stable-label';
import type { Availability } from '@/domain/stock';
import type { StoredWatch } from '@/domain/stored-watch';
import { cartLabels, firstButtonId, useCartButton } from './use-cart-button';

/** Root margin from below the phone's header, which is the tallest one, to far below the screen. */
const belowHeader = '-56px 0px 999999px';

type BuyBarProps = {
  watch: StoredWatch;
  rendered: Availability;
  /** The rendered price of today. */
  price: ReactNode;
  /** Weekend price in USD cents; undefined for a watch without one. */
  weekendCents?: number;
};

/**
 * Name, price and cart button at the bottom of the screen while the page's first cart button is above the viewport
 * (docs/product.md 6.18). The end of the page reserves its height, so that it covers nothing there.
 */
export function BuyBar({ watch, weekendCents, rendered, price }: BuyBarProps) {
  const [isNeeded, setNeeded] = useState(false);
  const [message, setMessage] = useState('');
  const { label, press } = useCartButton(watch, weekendCents, rendered, setMessage);
  useEffect(() => {
    const first = document.getElementById(firstButtonId);
    if (!first) return;
    const sight = new IntersectionObserver((seen) => setNeeded(!seen.at(-1)?.isIntersecting), {
      rootMargin: belowHeader,
    });
    sight.observe(first);
    return () => sight.disconnect();
  }, []);

  return (
    <section
      aria-label={buyCopy.bar(watch.name)}
      className={`needs-script buy-bar ${isNeeded ? '' : 'not-has-focus-visible:invisible'}`}
    >
      <div className="page-width">
        <p>
          <span>{watch.name}</span>
          <b>{price}</b>
        </p>
        <button type="button" aria-label={buyCopy.barButton(label, watch.name)} onClick={press} className="button">
          <StableLabel labels={cartLabels} shown={label} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {message}
      </p>
    </section>
  );
}
