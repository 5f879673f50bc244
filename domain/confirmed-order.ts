import type { InvoiceReference } from './invoice';
import type { Currency } from './currency';
import type { OrderNumber } from './order-number';
import type { RefundTotals } from './refund-totals';
import type { OrderState } from './order-states';
import type { SentParcel } from './parcel';
import type { PromoCode } from './promo-code';
import type { TimelineStep } from './order-timeline';
import type { DeliveryDates } from './shipping';
import type { WatchReference } from './watch-key';

/** An order as shown on its page; money in the minor unit of its currency. */
export type ConfirmedOrder = {
  number: OrderNumber;
  token: string;
  state: OrderState;
  /** True if a pending order was paid with a delayed method. */
  isSubmitted: boolean;
  email: string;
  /** Lines of the shipping address. */
  address: readonly string[];
  /** ISO 3166-1 alpha-2. */
  country: string;
  lines: readonly (WatchReference & { name: string; unitCents: number; quantity: number })[];
  currency: Currency;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  shipping: { label: string; cents: number };
  dates: DeliveryDates;
  /** Promo code for the next order; set while the order is paid and not refunded. */
  earnedCode: PromoCode | undefined;
  /** Set once the order is sent with a tracking number. */
  parcel?: SentParcel;
  refunds: RefundTotals;
  timeline: readonly TimelineStep[];
  /** True while the shopper can cancel the order; `isChangeable` while its address can change. */
  isCancellable: boolean;
  isChangeable: boolean;
  /** True once the shopper has cancelled the paid order. */
  isCancelled: boolean;
  /** Invoice, credit notes and debit notes, oldest first; empty until the order is paid. */
  invoices: readonly InvoiceReference[];
};
