import { type Database } from '@/server/database/database';
import { registerFeatures } from '@/server/events/registry';
import * as features from '@/server/features';
import { takesRealMoney } from '@/server/payments/mode';
import { ReportedError } from '../../runtime/reported-error';
import { demonstrate } from './demonstrate';

const USAGE = 'npm run demo -- orders <number from 1 to 5000>';

/** Adds generated orders. @throws {ReportedError} with the usage, or for a shop that takes real money. */
export async function demo(db: Database, [what, typed = '', ...more]: readonly string[]): Promise<string> {
  const count = /^\d{1,4}$/.test(typed) ? Number(typed) : 0;
  if (what !== 'orders' || count < 1 || count > 5000 || more.length > 0) throw new ReportedError(USAGE);
  if (takesRealMoney())
    throw new ReportedError('The Stripe keys are live keys. The demo works only in a shop that takes no real money.');
  // The generated addresses have no reader, so no email is written.
  registerFeatures({ ...features, notifications: {} });
  return demonstrate(db, count, new Date());
}
