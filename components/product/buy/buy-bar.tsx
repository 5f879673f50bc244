'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buyCopy } from '@/components/product/copy-buy';
import { StableLabel } from '@/components/ui/stable-label';
import type { Availability } from '@/domain/stock';
import type { StoredWatch } from '@/domain/stored-watch';
import { cartLabels, firstButtonId, useCartButton, usePriced } from './use-cart-button';

/** From under the header of a phone, which is the lower one, to far below the foot of the screen. */
const belowHeader = '-56px 0px 999999px';

type BuyBarProps = {
  watch: StoredWatch;
  rendered: Availability;
  /** What it costs now. */
  price: ReactNode;
  /** USD cents on weekends, where they are less. */
  weekendCents?: number;
};

/**
 * Name, price and cart button at the foot of the screen while the page's first button is over its top edge
 * (docs/product.md 6.18). It has a place of its own at the end of the page, so that it covers nothing there.
 */
export function BuyBar({ watch: listed, weekendCents, rendered, price }: BuyBarProps) {
  const watch = usePriced(listed, weekendCents);
  const [isNeeded, setNeeded] = useState(false);
  const [answer, setAnswer] = useState('');
  const { label, press } = useCartButton(watch, rendered, setAnswer);
  useEffect(() => {
    const first = document.getElementById(firstButtonId);
    if (!first) return;
    const sight = new IntersectionObserver(([entry]) => setNeeded(!entry?.isIntersecting), { rootMargin: belowHeader });
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
        {answer}
      </p>
    </section>
  );
}
