import { type Selectable } from 'kysely';
import type { ContactMessage } from '@/contract/forms';
import { type InvoiceReference } from '@/domain/invoice';
import type { Currency } from '@/domain/currency';
import { type OrderNumber } from '@/domain/order-number';
import { type ReturnEvent, type ReturnNumber } from '@/domain/return-states';
import { type WatchKey } from '@/domain/watch-key';
import { type Schema } from '@/server/database/schema';

/** Payloads of domain events by name. Handlers read further data from the database. Orders are referenced by number. */
export type DomainEvents = {
  /** An order is paid for the first time. */
  'order-paid': { order: OrderNumber };
  /** A late payment or a failed refund makes an order paid, but its units are no longer available. */
  'order-oversold': { order: OrderNumber; missing: readonly MissingUnits[] };
  /** A parcel was saved for an order; a revision above 0 corrects the one before it. */
  'order-sent': { order: OrderNumber; revision: number };
  /** The shopper cancelled a paid order; its refund follows. */
  'order-cancel-requested': { order: OrderNumber };
  /** The delivery address changed; `sequence` is the entry in the order's history. */
  'order-address-changed': { order: OrderNumber; sequence: number; by: 'owner' | 'shopper' };
  /** A holder handed a watch over to the present holder of its passport. `from` is the former holder's address. */
  'passport-handed-over': SoldUnit & { from: string; sequence: number };
  /** A holder asks for a service of a watch. */
  'service-asked': SoldUnit & { note: string; sequence: number };
  /** A holder reports a watch as stolen. */
  'watch-stolen': SoldUnit & { sequence: number };
  /** The battery of a watch is due, and its holder wished a reminder. `since`: day of the last change. */
  'battery-due': SoldUnit & { since: string };
  /** A visitor requests the link of an order by its number and email address. */
  'order-link-requested': { order: OrderNumber; token: string; email: string };
  /**
   * The sums of an order's refunds were recalculated. `isByHand`: the owner recorded a manual refund. `documents`: the
   * documents that the same transaction has issued.
   */
  'refunds-updated': { order: OrderNumber; isByHand: boolean; documents: readonly InvoiceReference[] };
  /** A withdrawal or return was asked for, or a step was recorded. Refunds publish `refunds-updated` instead. */
  'return-changed': {
    order: OrderNumber;
    number: ReturnNumber;
    event: ReturnEvent | 'request';
    by: 'owner' | 'shopper';
  };
  /** A guest declared the withdrawal from an order that has nothing to withdraw; `why` is the reason's code. */
  'withdrawal-rejected': { order: OrderNumber; declaration: string; declaredAt: string; why: string };
  /** A guest asked for a return of an order that has nothing to return; `why` is the reason's code. */
  'return-rejected': { order: OrderNumber; askedAt: string; why: string };
  'refund-failed': { order: OrderNumber; refund: string; amountCents: number; currency: string; provider: string };
  /** A dispute or an inquiry was opened or closed, or its state changed. */
  'dispute-updated': { dispute: Selectable<Schema['disputes']> };
  /** A paid order used a promo code that is void because the order that earned it was refunded. */
  'void-code-used': { earnedBy: OrderNumber; usedBy: OrderNumber; discountCents: number; currency: Currency };
  /** The payment provider reports money for an order that is not in the database. */
  'payment-unmatched': UnmatchedPayment;
  /** The available units of a watch fell to a number that the owner should know of. */
  'stock-low': { watch: WatchKey; left: number };
  /** A watch can be ordered again; its back-in-stock subscriptions in a language are deleted. */
  'back-in-stock': { watch: WatchKey; language: string; subscribers: readonly { email: string; since: string }[] };
  'message-received': { id: string; message: ContactMessage; isAcknowledged: boolean };
  /** A newsletter subscription needs its confirmation email. */
  'newsletter-requested': { email: string; confirmToken: string; unsubscribeToken: string };
  /** A backup failed; `newest` is the time of the newest one. */
  'backup-failed': { reason: string; newest: Date | undefined };
};

/** A unit of a paid order: `line` from 0, `unit` from 1. */
export type SoldUnit = { order: OrderNumber; line: number; unit: number };

/** Oversold units of a watch in a paid order. */
export type MissingUnits = { watch: WatchKey; name: string; units: number };

type UnmatchedPayment = {
  /** The provider's payment id. */
  payment: string;
  /** True for real money. */
  isLive: boolean;
  /** Event type, and the order number in the event. */
  type: string;
  order: OrderNumber | undefined;
  amountCents: number;
  currency: string;
};
