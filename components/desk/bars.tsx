import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';

type BarsProps = {
  title: string;
  currency: Currency;
  bars: readonly { label: string; orders: number; cents: number }[];
};

/** A small chart of sales, drawn by the server. Screen readers get its numbers as a table. */
export function Bars({ title, currency, bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ cents }) => cents));
  const orders = bars.reduce((sum, one) => sum + one.orders, 0);
  const cents = bars.reduce((sum, one) => sum + one.cents, 0);
  const width = 100 / bars.length;
  return (
    <figure className="desk-bars">
      <figcaption>
        {title}: <strong>{formatMoney(cents, currency)}</strong>{' '}
        {orders === 1 ? 'from 1 order' : `from ${orders} orders`}
      </figcaption>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ label, cents: height }, index) => (
          <rect
            key={label}
            x={index * width + width * 0.1}
            width={width * 0.8}
            y={24 - (24 * height) / most}
            height={(24 * height) / most}
          />
        ))}
      </svg>
      <details>
        <summary>Numbers</summary>
        <ul>
          {bars
            .filter((one) => one.orders > 0)
            .map((one) => (
              <li
                key={one.label}
              >{`${one.label.replace('T', ' ')}: ${one.orders}, ${formatMoney(one.cents, currency)}`}</li>
            ))}
        </ul>
      </details>
    </figure>
  );
}
