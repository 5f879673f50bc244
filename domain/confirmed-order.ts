import type { MoneyBack } from './money-back';
import type { OrderState } from './order-states';
import type { SentParcel } from './parcel';
import type { DeliveryDates } from './shipping';

/** An order as its page shows it; money in cents. */
export type ConfirmedOrder = {
  number: string;
  token: string;
  state: OrderState;
  /** Whether the shopper has paid by a method that takes its time; says something of a pending order only. */
  isSubmitted: boolean;
  email: string;
  /** Where it goes, line by line. */
  address: readonly string[];
  lines: readonly { catalogue: string; id: number; name: string; unitCents: number; quantity: number }[];
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  shipping: { label: string; cents: number };
  dates: DeliveryDates;
  /** The next order's code, once this one is paid, and as long as its money is with the shop. */
  earnedCode: string | undefined;
  /** Once it is sent with a tracking number. */
  parcel?: SentParcel;
  moneyBack: MoneyBack;
};
