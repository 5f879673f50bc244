import 'server-only';
import { ReportedError } from '@/domain/reported-error';
import { takesRealMoney } from '@/server/payments/mode';

/**
 * True if the shop has a test desk.
 *
 * @throws {ReportedError} for a shop that takes real money: the desk deletes all orders.
 */
export function hasTestDesk(env: NodeJS.ProcessEnv = process.env): boolean {
  if (!env.TEST_DESK) return false;
  if (env.TEST_DESK !== '1') throw new ReportedError(`TEST_DESK must be 1 or empty, not "${env.TEST_DESK}".`);
  if (takesRealMoney(env))
    throw new ReportedError('TEST_DESK=1 must not run with a live Stripe key: remove TEST_DESK, or set a test key.');
  return true;
}
