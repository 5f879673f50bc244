import { formatMoney } from '@/domain/money';
import { weekendPriceCopy, type Priced, weekendPriceNote } from '@/domain/weekend-price';

type PriceProps = { of: Priced; className?: string };

/**
 * What a watch costs. Where it costs less on weekends, the HTML has what is said on either kind of day, and the style sheet
 * shows the one that the root element's mark asks for, in the space of the longer one: nothing flashes, nothing moves. Without
 * scripts there is no mark, and what is shown names both prices (docs/decisions/0013-weekend-prices.md).
 */
export function Price({ of: { priceCents, weekendCents }, className }: PriceProps) {
  const price = formatMoney(priceCents);
  if (weekendCents === undefined) return className ? <span className={className}>{price}</span> : price;
  return (
    <span className={className ? `price ${className}` : 'price'}>
      <span>
        {`${price} `}
        <small>{weekendPriceCopy(weekendCents)}</small>
      </span>
      <span>
        {`${formatMoney(weekendCents)} `}
        <small>{weekendPriceNote}</small>
      </span>
    </span>
  );
}
