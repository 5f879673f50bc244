import type { OrderNumber } from './order-number';
import type { RefundTotals } from './money-back';
import type { OrderState } from './order-states';
import type { SentParcel } from './parcel';
import type { PromoCode } from './promo-code';
import type { DeliveryDates } from './shipping';
import type { WatchReference } from './watch-key';

/** An order as its page shows it; money in cents. */
export type ConfirmedOrder = {
  number: OrderNumber;
  token: string;
  state: OrderState;
  /** Whether the shopper has paid by a method that takes its time; says something of a pending order only. */
  isSubmitted: boolean;
  email: string;
  /** Where it goes, line by line. */
  address: readonly string[];
  lines: readonly (WatchReference & { name: string; unitCents: number; quantity: number })[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  shipping: { label: string; cents: number };
  dates: DeliveryDates;
  /** The next order's code, once this one is paid, and as long as its money is with the shop. */
  earnedCode: PromoCode | undefined;
  /** Once it is sent with a tracking number. */
  parcel?: SentParcel;
  refunds: RefundTotals;
};
