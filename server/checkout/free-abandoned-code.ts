import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { accept, reject, type Result } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { findAbandonedHolder } from '@/server/promo-codes/promo-codes';
import { type PaymentProvider } from '@/server/payments/provider';
import { canBeEnded } from './free-abandoned-stock';

/** An abandoned order that holds a promo code, with the payment session that has to be ended before it is cancelled. */
type CodeHolder = { number: OrderNumber; session: string | null };

/**
 * Returns the abandoned order that holds a promo code (docs/product.md 14.13), undefined if the code is free or the
 * shopper's own order holds it. It changes nothing. Rejects the code while the holder's payment is under way, or if it
 * belongs to another provider.
 */
export async function findAbandonedCode(
  db: Database,
  payment: PaymentProvider,
  { promoCode, own }: { promoCode: PromoCode; own: readonly OrderNumber[] },
  now: Date,
): Promise<Result<CodeHolder | undefined, 'promo-code-held' | 'payment-unreachable'>> {
  const holder = await findAbandonedHolder(db, promoCode, now);
  if (!holder || own.includes(holder.number)) return accept(undefined);
  const { number, payment_session: session, payment_provider: provider, created_at } = holder;
  const isOver = await canBeEnded(db, payment, { number, session, provider, created_at }, now);
  if (!isOver.ok) return isOver;
  return isOver.value ? accept({ number, session }) : reject({ code: 'promo-code-held' });
}

/**
 * Frees the promo code of an abandoned order. It ends the order's payment before it cancels the order, so that no
 * payment is lost and the discount is given once.
 */
export async function freeAbandonedCode(
  db: Database,
  payment: PaymentProvider,
  { number, session }: CodeHolder,
  now: Date,
): Promise<Result<void, 'promo-code-held' | 'payment-unreachable'>> {
  if (session !== null) {
    const ended = await payment.end(session);
    if (!ended.ok) return ended;
    if (!ended.value) return reject({ code: 'promo-code-held' });
  }
  // Ignore a rejection: if the order was paid or cancelled in between, claiming the code decides.
  await cancelOrder(db, number, 'other checkout', now);
  return accept(undefined);
}
