import { currencies } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import type { Watch } from '@/domain/watch';
import { priceIn } from '@/domain/watch-price';
import { priceCopy } from '@/domain/weekend-price';
import { Facts } from './record';

type WatchPreviewProps = {
  watch: Pick<Watch, 'fullName' | 'priceCents' | 'weekendCents' | 'otherPrices' | 'description'>;
};

/** Name, prices and description of a watch as the shop shows them. Prices in other currencies come from files. */
export function WatchPreview({ watch }: WatchPreviewProps) {
  const { fullName, priceCents, weekendCents, otherPrices, description } = watch;
  const others = currencies.flatMap((currency) => {
    const price = currency === 'usd' ? undefined : priceIn(watch, currency);
    return price ? [[`Price in ${currency.toUpperCase()}`, priceCopy(price, currency)] as const] : [];
  });
  return (
    <>
      <Facts
        facts={[
          ['Name', fullName],
          ['Price', formatMoney(priceCents, 'usd')],
          ['On weekends', weekendCents === undefined ? '' : formatMoney(weekendCents, 'usd')],
          ...others,
        ]}
      />
      {otherPrices && (
        <p className="desk-soft">
          Prices in other currencies are written in data/prices. A new price in dollars does not change them.
        </p>
      )}
      {description.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}
