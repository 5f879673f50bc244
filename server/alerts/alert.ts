import 'server-only';
import { type Database } from '@/server/database/database';

/** What the owner has to look into: money, mail or goods that no program can set right. */
export type Alert = {
  /** Its kind and id, `dispute:dp_123`: the same as in the owner's notification of it. */
  cause: string;
  /** Since when, in UTC. */
  since: string;
  /** One line that says what is wrong, for the owner alone: it may name people. */
  text: string;
};

/** Finds the alerts of one kind, as they are now. */
export type AlertSource = (db: Database, now: Date) => Promise<readonly Alert[]>;

/** Leaves out the alerts that the owner has settled, unless they began again since then. */
export async function unresolvedAlerts(db: Database, found: readonly Alert[]): Promise<Alert[]> {
  const rows = await db.selectFrom('resolved_alerts').selectAll().execute();
  const settled = new Map(rows.map(({ cause, resolved_at: at }) => [cause, at]));
  return found.filter(({ cause, since }) => since > (settled.get(cause) ?? ''));
}

/** Notes that the owner has looked into an alert. */
export async function resolveAlert(db: Database, cause: string, now: Date): Promise<void> {
  const settled = { resolved_at: now.toISOString() };
  await db
    .insertInto('resolved_alerts')
    .values({ cause, ...settled })
    .onConflict((conflict) => conflict.column('cause').doUpdateSet(settled))
    .execute();
}
