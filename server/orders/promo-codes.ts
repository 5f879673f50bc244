import 'server-only';
import { accept, refuse, type Result } from '@/domain/result';
import { type Database, type Records } from '@/server/database';
import { newPromoCode, normalizePromoCode } from '@/server/tokens';
import { type Promo } from '@/domain/pricing';
import { nextOrderPercent } from '@/domain/promotions';
import { isOfAttempt } from './read';

/** Refused is a code that is unknown, or that another order has used or is about to use. */
type UsablePromo = Result<Promo, 'promo-code'>;

/**
 * Looks a code up without taking it.
 *
 * @param superseded an order, by token or key, that is about to be given up: a code that it holds is as good as free.
 */
export async function findUsablePromo(
  db: Database,
  typed: string,
  superseded: string | undefined,
): Promise<UsablePromo> {
  const promo = await db
    .selectFrom('promo_codes')
    .select(['code', 'percent'])
    .where('code', '=', normalizePromoCode(typed))
    .where((row) =>
      row.or([
        row('redeemed_by', 'is', null),
        ...(superseded === undefined ? [] : [row('redeemed_by', '=', holderOf(db, superseded))]),
      ]),
    )
    .executeTakeFirst();
  return promo ? accept(promo) : refuse({ code: 'promo-code' });
}

/**
 * Takes a code for an order, for nobody else to use. Of any number of tries at once one succeeds.
 *
 * @param typed as the shopper typed it.
 */
export async function claimPromoCode(records: Records, typed: string, orderNumber: string): Promise<UsablePromo> {
  const claimed = await records
    .updateTable('promo_codes')
    .set({ redeemed_by: orderNumber })
    .where('code', '=', normalizePromoCode(typed))
    .where('redeemed_by', 'is', null)
    .returning(['code', 'percent'])
    .executeTakeFirst();
  return claimed ? accept(claimed) : refuse({ code: 'promo-code' });
}

/** Frees the code that an order holds, if any, when the order has come to nothing. */
export async function releasePromoCode(records: Records, orderNumber: string): Promise<void> {
  await records.updateTable('promo_codes').set({ redeemed_by: null }).where('redeemed_by', '=', orderNumber).execute();
}

/**
 * Takes the order's code again when it is paid after all. Where another order has used it meanwhile, that stays: the
 * shopper has paid what we had asked for.
 */
export async function reclaimPromoCode(records: Records, code: string, orderNumber: string): Promise<void> {
  await records
    .updateTable('promo_codes')
    .set({ redeemed_by: orderNumber })
    .where('code', '=', code)
    .where('redeemed_by', 'is', null)
    .execute();
}

/** Makes the code that a paid order earns, once. */
export async function earnPromoCode(records: Records, orderNumber: string, now: Date): Promise<string> {
  await records
    .insertInto('promo_codes')
    .values({
      code: newPromoCode(),
      percent: nextOrderPercent,
      earned_by: orderNumber,
      redeemed_by: null,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('earned_by').doNothing())
    .execute();
  const { code } = await records
    .selectFrom('promo_codes')
    .select('code')
    .where('earned_by', '=', orderNumber)
    .executeTakeFirstOrThrow();
  return code;
}

function holderOf(db: Database, tokenOrKey: string) {
  return db.selectFrom('orders').select('number').where(isOfAttempt(tokenOrKey)).where('state', '=', 'pending');
}
