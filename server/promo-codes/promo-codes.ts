import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { newPromoCode } from '@/server/platform/tokens';
import { type Promo } from '@/domain/pricing';
import { nextOrderPercent, type PromoCode } from '@/domain/promo-code';
import { isAbandoned, isOwnOrder, whereAbandoned } from '@/server/database/abandoned';

/** `promo-code`: unknown, void or used. `promo-code-held`: reserved by another unpaid order. */
type UsablePromo = Result<Promo, 'promo-code' | 'promo-code-held'>;

/**
 * Looks up a usable code without claiming it. A code reserved by an abandoned order counts as usable: placing an order
 * ends that order's payment first (`checkout/free-abandoned-code.ts`).
 *
 * @param code null for text that is not a code of this shop.
 * @param own tokens or keys of the shopper's own unpaid orders, separated by commas: their code counts as usable.
 */
export async function findUsablePromo(
  db: Database,
  code: PromoCode | null,
  own: string | undefined,
  now: Date,
): Promise<UsablePromo> {
  if (code === null) return reject({ code: 'promo-code' });
  // One query: between two, a parallel attempt of the same checkout could cancel the order that holds the code.
  const promo = await db
    .selectFrom('promo_codes')
    .leftJoin('orders', 'orders.number', 'promo_codes.redeemed_by')
    .select(['percent', 'state', 'token', 'idempotency_key'])
    .select((row) => whereAbandoned(now)(row).as('is_abandoned'))
    .where('code', '=', code)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (!promo) return reject({ code: 'promo-code' });
  const { percent, state, token, idempotency_key: key, is_abandoned: isHolderAbandoned } = promo;
  if (state !== null && state !== 'pending') return reject({ code: 'promo-code' });
  const isUsable = state === null || isOwnOrder(own, { token, key }) || isHolderAbandoned;
  return isUsable ? accept({ code, percent }) : reject({ code: 'promo-code-held' });
}

/** Finds the abandoned order that holds a code; undefined if there is none. */
export async function findAbandonedHolder(db: Database, code: PromoCode, now: Date): Promise<OrderRow | undefined> {
  const holder = await db
    .selectFrom('orders')
    .innerJoin('promo_codes', 'promo_codes.redeemed_by', 'orders.number')
    .selectAll('orders')
    .where('promo_codes.code', '=', code)
    .executeTakeFirst();
  return holder && isAbandoned(holder, now) ? holder : undefined;
}

/** Claims a code for an order. One of several parallel claims succeeds. */
export async function claimPromoCode(
  records: DatabaseTransaction,
  code: PromoCode,
  orderNumber: OrderNumber,
): Promise<UsablePromo> {
  const claimed = await records
    .updateTable('promo_codes')
    .set({ redeemed_by: orderNumber })
    .where('code', '=', code)
    .where('redeemed_by', 'is', null)
    .where('voided_at', 'is', null)
    .returning(['code', 'percent'])
    .executeTakeFirst();
  if (claimed) return accept(claimed);
  const holder = await records
    .selectFrom('promo_codes')
    .innerJoin('orders', 'orders.number', 'promo_codes.redeemed_by')
    .select('state')
    .where('code', '=', code)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return reject({ code: holder?.state === 'pending' ? 'promo-code-held' : 'promo-code' });
}

/** Releases the code of an order that expired, failed or was cancelled. */
export async function releasePromoCode(records: DatabaseTransaction, orderNumber: OrderNumber): Promise<void> {
  await records.updateTable('promo_codes').set({ redeemed_by: null }).where('redeemed_by', '=', orderNumber).execute();
}

/** Claims the code again for an order that is paid late. If another order has used it since, both keep the discount. */
export async function reclaimPromoCode(
  records: DatabaseTransaction,
  code: PromoCode,
  orderNumber: OrderNumber,
): Promise<void> {
  await records
    .updateTable('promo_codes')
    .set({ redeemed_by: orderNumber })
    .where('code', '=', code)
    .where('redeemed_by', 'is', null)
    .execute();
}

/** Creates the code that a paid order earns. False if the order already has one, because it was paid before. */
export async function earnPromoCode(
  records: DatabaseTransaction,
  orderNumber: OrderNumber,
  now: Date,
): Promise<boolean> {
  const earned = await records
    .insertInto('promo_codes')
    .values({
      code: newPromoCode(),
      percent: nextOrderPercent,
      earned_by: orderNumber,
      redeemed_by: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('earned_by').doNothing())
    .returning('code')
    .executeTakeFirst();
  return earned !== undefined;
}
