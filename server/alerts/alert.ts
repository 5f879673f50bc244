import 'server-only';
import { type Database } from '@/server/database/database';

/** A problem with a payment, an email or the stock that the owner has to solve. */
export type Alert = {
  /** Kind and id, `dispute:dp_123`; the owner's notification has the same cause. */
  cause: string;
  /** Start time, UTC. */
  since: string;
  /** One line for the owner; it may contain personal data. */
  text: string;
};

/** Finds the current alerts of one kind. */
export type AlertSource = (db: Database, now: Date) => Promise<readonly Alert[]>;

/** Returns the alerts that the owner has not resolved since they began. */
export async function unresolvedAlerts(db: Database, found: readonly Alert[]): Promise<Alert[]> {
  const rows = await db.selectFrom('resolved_alerts').selectAll().execute();
  const resolved = new Map(rows.map(({ cause, resolved_at: at }) => [cause, at]));
  return found.filter(({ cause, since }) => since > (resolved.get(cause) ?? ''));
}

/** Marks an alert as resolved by the owner. */
export async function resolveAlert(db: Database, cause: string, now: Date): Promise<void> {
  const resolved = { resolved_at: now.toISOString() };
  await db
    .insertInto('resolved_alerts')
    .values({ cause, ...resolved })
    .onConflict((conflict) => conflict.column('cause').doUpdateSet(resolved))
    .execute();
}

/** Takes back that an alert is resolved. */
export async function unresolveAlert(db: Database, cause: string): Promise<void> {
  await db.deleteFrom('resolved_alerts').where('cause', '=', cause).execute();
}
