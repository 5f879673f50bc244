import { formatMoney } from '@/domain/money';
import { shownCurrency, type ShownPrice } from '@/domain/watch-price';
import { onWeekends, weekendPriceNote } from '@/domain/weekend-price';

type PriceProps = { of: ShownPrice; className?: string };

/**
 * Price of a watch. With a weekend price, the HTML contains a weekday and a weekend text. The style sheet shows the one that the
 * root data attribute selects, in the space of the longer one, so that nothing flashes or shifts. Without scripts the attribute is
 * missing and the weekday text shows, which names both prices (docs/decisions/0013-weekend-prices.md).
 */
export function Price({ of: { priceCents, prices, weekendCents, weekendPrices }, className }: PriceProps) {
  if (weekendCents === undefined) return money(priceCents, prices, className);
  const weekendPrice = money(weekendCents, weekendPrices);
  return (
    <span className={`price ${className ?? ''}`}>
      <span>
        {money(priceCents, prices)}{' '}
        <small>
          {weekendPrice} {onWeekends}
        </small>
      </span>
      <span>
        {weekendPrice} <small>{weekendPriceNote}</small>
      </span>
    </span>
  );
}

/** The bundler folds this, so that pages in US dollars load no code for another currency. */
const isInDollars = (process.env.SHOP_CURRENCY || 'usd') === 'usd';

/** An amount; a head script writes it in the shopper's currency (docs/decisions/0035-currencies.md). */
function money(cents: number, prices: string | undefined, className?: string) {
  return (
    <span className={className} data-prices={prices} suppressHydrationWarning>
      {formatMoney(cents, isInDollars ? 'usd' : shownCurrency(prices))}
    </span>
  );
}
