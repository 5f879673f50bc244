import 'server-only';
import { type Database } from '@/server/database/database';
import { type OrderNumber } from '@/domain/order-number';
import { type PromoCode } from '@/domain/promo-code';
import { accept, reject, type Result } from '@/domain/result';
import { findAbandonedHolder } from '@/server/promo-codes/promo-codes';
import { type PaymentProvider } from '@/server/payments/provider';
import { type AbandonedOrder, canBeEnded, endAbandonedOrder } from './free-abandoned-stock';

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
): Promise<Result<AbandonedOrder | undefined, 'promo-code-held' | 'payment-unreachable'>> {
  const holder = await findAbandonedHolder(db, promoCode, now);
  if (!holder || own.includes(holder.number)) return accept(undefined);
  const { number, payment_session: session, payment_provider: provider, created_at } = holder;
  const isOver = await canBeEnded(db, payment, { number, session, provider, created_at }, now);
  if (!isOver.ok) return isOver;
  return isOver.value ? accept({ number, session }) : reject({ code: 'promo-code-held' });
}

/** Frees the promo code of an abandoned order, so that the discount is given once. Rejects the code if that order was paid. */
export async function freeAbandonedCode(
  db: Database,
  payment: PaymentProvider,
  holder: AbandonedOrder,
  now: Date,
): Promise<Result<void, 'promo-code-held' | 'payment-unreachable'>> {
  const ended = await endAbandonedOrder(db, payment, holder, now);
  if (!ended.ok) return ended;
  return ended.value ? accept(undefined) : reject({ code: 'promo-code-held' });
}
