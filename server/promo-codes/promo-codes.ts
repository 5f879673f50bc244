import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type Records } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { newPromoCode } from '@/server/platform/tokens';
import { type Promo } from '@/domain/pricing';
import { nextOrderPercent, type PromoCode } from '@/domain/promo-code';
import { isAbandoned, whereAbandoned } from '@/server/database/abandoned';

/** Refused is a code that is unknown, void or used, or that another checkout holds which is not paid yet. */
type UsablePromo = Result<Promo, 'promo-code' | 'promo-code-held'>;

/**
 * Looks a code up without taking it; null is no code of the shop's. One that an unpaid order has held for too long is as good as free: whoever
 * orders with it ends that order's payment first (`checkout/free-abandoned-code.ts`).
 *
 * @param superseded an order, by token or key, that is about to be given up: a code that it holds is as good as free.
 */
export async function findUsablePromo(
  db: Database,
  code: PromoCode | null,
  superseded: string | undefined,
  now: Date,
): Promise<UsablePromo> {
  if (code === null) return reject({ code: 'promo-code' });
  // In one look: between two, the order that holds the code might be given up, by another try of this very checkout.
  const promo = await db
    .selectFrom('promo_codes')
    .leftJoin('orders', 'orders.number', 'promo_codes.redeemed_by')
    .select(['percent', 'state', 'token', 'idempotency_key'])
    .select((row) => whereAbandoned(now)(row).as('is_abandoned'))
    .where('code', '=', code)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  if (!promo) return reject({ code: 'promo-code' });
  const { percent, state, token, idempotency_key: key, is_abandoned: isHeldTooLong } = promo;
  if (state !== null && state !== 'pending') return reject({ code: 'promo-code' });
  const isOwn = superseded === token || superseded?.toLowerCase() === key;
  return state === null || isOwn || isHeldTooLong ? accept({ code, percent }) : reject({ code: 'promo-code-held' });
}

/** The unpaid order that keeps a code although its time to do so is over; undefined where there is none. */
export async function findAbandonedHolder(db: Database, code: PromoCode, now: Date): Promise<OrderRow | undefined> {
  const holder = await db
    .selectFrom('orders')
    .innerJoin('promo_codes', 'promo_codes.redeemed_by', 'orders.number')
    .selectAll('orders')
    .where('promo_codes.code', '=', code)
    .executeTakeFirst();
  return holder && isAbandoned(holder, now) ? holder : undefined;
}

/** Takes a code for an order, for nobody else to use. Of any number of tries at once one succeeds. */
export async function claimPromoCode(
  records: Records,
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

/** Frees the code that an order holds, if any, when the order has come to nothing. */
export async function releasePromoCode(records: Records, orderNumber: OrderNumber): Promise<void> {
  await records.updateTable('promo_codes').set({ redeemed_by: null }).where('redeemed_by', '=', orderNumber).execute();
}

/**
 * Takes the order's code again when it is paid after all. Where another order has used it meanwhile, that stays: the
 * shopper has paid what we had asked for.
 */
export async function reclaimPromoCode(records: Records, code: PromoCode, orderNumber: OrderNumber): Promise<void> {
  await records
    .updateTable('promo_codes')
    .set({ redeemed_by: orderNumber })
    .where('code', '=', code)
    .where('redeemed_by', 'is', null)
    .execute();
}

/** Makes the code that a paid order earns, once. True where it had none: this is the first time that it is paid. */
export async function earnPromoCode(records: Records, orderNumber: OrderNumber, now: Date): Promise<boolean> {
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
