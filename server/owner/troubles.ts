import 'server-only';
import { backupTroubles } from '@/server/backup/backup-chore';
import { type Database } from '@/server/database/database';
import { disputeTroubles } from './dispute-troubles';
import { mailTroubles } from './mail-troubles';
import { orphanTroubles } from './orphan-troubles';
import { oversoldTroubles } from '@/server/stock/oversold';
import { unsettled } from './settled';
import { paymentTroubles } from './payment-troubles';
import { refundTroubles } from './refund-troubles';
import { testModeTroubles } from './test-mode-troubles';
import { type Trouble, type TroubleSource } from './trouble';

const sources: readonly TroubleSource[] = [
  paymentTroubles,
  refundTroubles,
  disputeTroubles,
  orphanTroubles,
  oversoldTroubles,
  testModeTroubles,
  mailTroubles,
  backupTroubles,
];

/** All that the owner has to look into and has not settled, what has waited longest first. */
export async function troubles(db: Database, now: Date): Promise<Trouble[]> {
  const found: Trouble[] = [];
  for (const source of sources) found.push(...(await source(db, now)));
  return (await unsettled(db, found)).sort((one, other) => one.since.localeCompare(other.since));
}
