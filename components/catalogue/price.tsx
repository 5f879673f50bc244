'use client';

import { formatMoney } from '@/domain/money';
import { onWeekends, weekendPriceNote } from '@/domain/price-words';
import { costOf, type Priced } from '@/domain/weekend-price';
import { useWeekend } from './use-weekend';

type PriceProps = { of: Priced; className?: string };

/**
 * What a watch costs now. Where it costs less on weekends, the HTML says both prices and when each holds, so that no page
 * that a cache has kept is ever wrong; the browser then shows the one of the moment, in the same space.
 */
export function Price({ of, className = '' }: PriceProps) {
  if (of.weekendCents === undefined) return <span className={className}>{formatMoney(of.priceCents)}</span>;
  return <WeekendPrice of={{ ...of, weekendCents: of.weekendCents }} className={className} />;
}

/** Both states take the space of the longer one, so that nothing moves when one takes the other's place. */
function WeekendPrice({ of, className }: { of: Required<Priced>; className: string }) {
  const isWeekend = useWeekend();
  return (
    <span className={`price ${className}`}>
      {[false, true].map((state) => (
        <span key={String(state)} aria-hidden={state !== isWeekend} className={state === isWeekend ? '' : 'invisible'}>
          {formatMoney(costOf(of, state))} <small>{state ? weekendPriceNote : onWeekends(of.weekendCents)}</small>
        </span>
      ))}
    </span>
  );
}
