import 'server-only';
import { isOpenReturn, type ReturnKind, type ReturnNumber, returnStates } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { type ReturnDetails, type ReturnRow, returnsOf } from '@/server/orders/claimed-units';

/** Finds a withdrawal or return with its lines. */
export async function findReturn(db: Database, number: ReturnNumber): Promise<ReturnDetails | undefined> {
  const found = await db
    .selectFrom('return_requests')
    .select('order_number')
    .where('number', '=', number)
    .executeTakeFirst();
  return found && (await returnsOf(db, found.order_number)).find((one) => one.number === number);
}

/** Lists withdrawals or returns, the oldest first: those that wait for the owner, or all. */
export function listReturns(db: Database, kind: ReturnKind, all: boolean): Promise<ReturnRow[]> {
  const found = db.selectFrom('return_requests').selectAll().where('kind', '=', kind).orderBy('created_at');
  return (all ? found : found.where('state', 'in', returnStates.filter(isOpenReturn))).execute();
}

/** Reads the history of a withdrawal or return. */
export function returnHistoryOf(db: Database, number: ReturnNumber) {
  return db.selectFrom('return_history').selectAll().where('return_number', '=', number).orderBy('sequence').execute();
}
