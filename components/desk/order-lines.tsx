import type { Currency } from '@/domain/currency';
import { formatMoney } from '@/domain/money';
import { DeskTable } from './table';

type OrderLinesProps = {
  order: {
    lines: readonly {
      position: number;
      name: string;
      catalogue: string;
      watch_id: number;
      unit_cents: number;
      quantity: number;
    }[];
    discount_cents: number;
    promo_code: string | null;
    shipping_label: string;
    shipping_cents: number;
    total_cents: number;
    currency: Currency;
  };
  /** False on a packing slip, which goes into the parcel. */
  hasPrices?: boolean;
};

/** The lines of an order, counted from 1, with the sum. */
export function OrderLines({ order, hasPrices = true }: OrderLinesProps) {
  const {
    lines,
    discount_cents: discount,
    promo_code: code,
    shipping_cents: shipping,
    total_cents: total,
    currency,
  } = order;
  return (
    <>
      <DeskTable
        caption="Ordered watches"
        rows={lines}
        keyOf={({ position }) => String(position)}
        empty="No lines."
        columns={[
          { label: 'Line', cell: ({ position }) => position + 1 },
          { label: 'Watch', cell: ({ name, catalogue, watch_id: id }) => `${name} (${catalogue}/${id})` },
          { label: 'Units', isNumber: true, cell: ({ quantity }) => quantity },
          ...(hasPrices
            ? [
                {
                  label: 'Price',
                  isNumber: true,
                  cell: ({ unit_cents: cents, quantity }: (typeof lines)[number]) =>
                    formatMoney(cents * quantity, currency),
                },
              ]
            : []),
        ]}
      />
      {hasPrices && (
        <p className="desk-number">
          {discount > 0 && `Code ${code}: −${formatMoney(discount, currency)} · `}
          {`${order.shipping_label}: ${formatMoney(shipping, currency)} · `}
          <strong>{`Total ${formatMoney(total, currency)}`}</strong>
        </p>
      )}
    </>
  );
}
