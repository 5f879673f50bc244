import 'server-only';
import { type CheckedOrder } from '@/contract/checkout';
import { type Database } from '@/server/database/database';
import { type PromoCode } from '@/domain/promo-code';
import { accept, reject, type Result } from '@/domain/result';
import { cancelOrder } from '@/server/orders/change';
import { findOrderByTokenOrKey } from '@/server/orders/read';
import { findAbandonedHolder } from '@/server/promo-codes/promo-codes';
import { type PaymentProvider } from '@/server/payments/provider';

/**
 * Frees a promo code that an abandoned order holds (docs/product.md 14.13). It ends the order's payment before it
 * cancels the order, so that no payment is lost and the discount is given once. If the payment cannot be ended, or
 * belongs to another provider, the code stays reserved.
 */
export async function freeAbandonedCode(
  db: Database,
  payment: PaymentProvider,
  { promoCode, supersedes }: { promoCode: PromoCode } & Pick<CheckedOrder, 'supersedes'>,
  now: Date,
): Promise<Result<void, 'promo-code-held' | 'payment-unreachable'>> {
  const holder = await findAbandonedHolder(db, promoCode, now);
  if (!holder) return accept(undefined);
  const { number, payment_session: session, payment_provider: provider } = holder;
  const own = supersedes === undefined ? undefined : await findOrderByTokenOrKey(db, supersedes);
  if (own?.number === number) return accept(undefined);
  if (session !== null) {
    if (provider !== payment.name) return reject({ code: 'promo-code-held' });
    const ended = await payment.end(session);
    if (!ended.ok) return ended;
    if (!ended.value) return reject({ code: 'promo-code-held' });
  }
  // Ignore a rejection: if the order was paid or cancelled in between, claiming the code decides.
  await cancelOrder(db, number, 'other checkout', now);
  return accept(undefined);
}
