import { formatMoney } from '@/domain/money';
import { weekendPriceCopy, type Priced, weekendPriceNote } from '@/domain/weekend-price';

type PriceProps = { of: Priced; className?: string };

/**
 * Price of a watch. With a weekend price, the HTML contains a weekday and a weekend text. The style sheet shows the one that the
 * root data attribute selects, in the space of the longer one, so that nothing flashes or shifts. Without scripts the attribute is
 * missing and the weekday text shows, which names both prices (docs/decisions/0013-weekend-prices.md).
 */
export function Price({ of: { priceCents, weekendCents }, className }: PriceProps) {
  const price = formatMoney(priceCents, 'usd');
  if (weekendCents === undefined) return className ? <span className={className}>{price}</span> : price;
  return (
    <span className={className ? `price ${className}` : 'price'}>
      <span>
        {`${price} `}
        <small>{weekendPriceCopy(weekendCents, 'usd')}</small>
      </span>
      <span>
        {`${formatMoney(weekendCents, 'usd')} `}
        <small>{weekendPriceNote}</small>
      </span>
    </span>
  );
}
