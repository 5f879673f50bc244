import 'server-only';
import { type Database } from './database';
import { type Deliver } from './mail/deliver';
import { expireOrders } from './orders/change';
import { settleTestPayments } from './payments/test-payment';
import { sendDueMail } from './outbox';

/** The pause between two rounds, in ms: how long a mail waits at most before its first try. */
const PAUSE_MS = 5000;

/**
 * Does again and again what no request does: settles delayed test payments, gives up orders that nobody has paid,
 * and sends mail. A round that fails,
 * because the database is away for instance, is told once and made up for by the next. It keeps no process alive.
 *
 * @returns what ends it, resolved when the present round is over.
 */
export function startHousekeeping(
  open: () => Promise<Database>,
  deliver: Deliver,
  pauseMs: number = PAUSE_MS,
): () => Promise<void> {
  let stopping = false;
  let trouble = '';
  let timer: NodeJS.Timeout | undefined;

  async function round(): Promise<void> {
    try {
      const db = await open();
      await settleTestPayments(db, new Date());
      await expireOrders(db, new Date());
      await sendDueMail(db, deliver);
      trouble = '';
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== trouble) console.warn(`The shop could not look after its orders and mail: ${reason}`);
      trouble = reason;
    }
  }

  let present = run();
  async function run(): Promise<void> {
    await round();
    if (stopping) return;
    timer = setTimeout(() => (present = run()), pauseMs);
    timer.unref();
  }

  return () => {
    stopping = true;
    clearTimeout(timer);
    return present;
  };
}
