import { type Selectable } from 'kysely';
import { type ContactMessage } from '@/contract/contact';
import { type OrderNumber } from '@/domain/order-number';
import { type WatchKey } from '@/domain/watch-key';
import { type Schema } from '@/server/database/schema';

/** What happens in the core, by name. A handler reads the rest from the database. Orders are named by their numbers. */
export type DomainEvents = {
  /** An order is paid for the first time. */
  'order-paid': { order: OrderNumber };
  /** An order is paid again or late, and other orders have taken its units. */
  'order-oversold': { order: OrderNumber; missing: readonly MissingUnits[] };
  /** A parcel was noted for an order; a revision above 0 corrects the one before it. */
  'order-sent': { order: OrderNumber; revision: number };
  /** Somebody who knows the number and the address of an order asks for its link. */
  'order-link-requested': { number: OrderNumber; token: string; email: string };
  /** The sums of an order's refunds were calculated again; `isByHand`: the owner sent the money without the provider. */
  'refunds-updated': { order: OrderNumber; isByHand: boolean };
  'refund-failed': { order: OrderNumber; refund: string; amountCents: number; provider: string };
  /** A dispute or an inquiry was opened or closed, or its state changed. */
  'dispute-updated': { dispute: Selectable<Schema['disputes']> };
  /** A paid order has used the promo code of another order whose money went back. */
  'void-code-used': { earnedBy: OrderNumber; usedBy: OrderNumber; discountCents: number };
  /** The payment provider reports money for an order that is not in the database. */
  'payment-unmatched': UnmatchedPayment;
  /** The stock on hand fell to a number that the owner should know of. */
  'stock-low': { watch: WatchKey; left: number };
  /** A watch can be ordered again; its back-in-stock subscriptions are deleted. */
  'back-in-stock': { watch: WatchKey; subscribers: readonly { email: string; since: string }[] };
  'message-received': { id: string; message: ContactMessage };
  /** An address is to be asked whether it wants the newsletter. */
  'newsletter-requested': { email: string; confirmToken: string; unsubscribeToken: string };
  /** A backup could not be made; `newest` is the time of the newest one. */
  'backup-failed': { reason: string; newest: Date | undefined };
};

/** Units of a watch that a paid order needs and the shop does not have. */
export type MissingUnits = { watch: WatchKey; name: string; units: number };

type UnmatchedPayment = {
  /** The provider's id of the payment. */
  payment: string;
  /** Whether real money has moved. */
  isLive: boolean;
  /** What the provider reports, and the order that it names. */
  type: string;
  order: OrderNumber | undefined;
  amountCents: number;
  currency: string;
};
