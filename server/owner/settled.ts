import 'server-only';
import { type Database } from '@/server/database/database';
import { type Trouble } from './trouble';

/** Leaves out the troubles that the owner has settled; one that began anew since then is another. */
export async function unsettled(db: Database, found: readonly Trouble[]): Promise<Trouble[]> {
  const rows = await db.selectFrom('settled_troubles').selectAll().execute();
  const settled = new Map(rows.map(({ cause, settled_at: at }) => [cause, at]));
  return found.filter(({ cause, since }) => since > (settled.get(cause) ?? ''));
}

/** Notes that the owner has looked into a trouble. */
export async function settle(db: Database, cause: string, now: Date): Promise<void> {
  const settled = { settled_at: now.toISOString() };
  await db
    .insertInto('settled_troubles')
    .values({ cause, ...settled })
    .onConflict((conflict) => conflict.column('cause').doUpdateSet(settled))
    .execute();
}
