import 'server-only';
import { type Database } from './database';
import { type Deliver } from './mail/deliver';
import { expireOrders } from './payments/expire';
import { knownProviders } from './payments/providers';
import { settleTestPayments } from './payments/test-payment';
import { sendDueMail } from './outbox';

/** The pause between two rounds, in ms: how long a mail waits at most before its first try. */
const PAUSE_MS = 5000;

async function giveUpUnpaid(db: Database): Promise<void> {
  const expired = await expireOrders(db, knownProviders(db), new Date());
  if (!expired.ok) throw new Error('The payment service cannot be reached.');
}

/**
 * Does again and again what no request does: settles delayed test payments, gives up orders that nobody has paid, and
 * sends mail. A fault, of a database or a Stripe that is away for instance, is logged once; the other chores go on, and
 * the next round tries again. It keeps no process alive.
 *
 * @returns what ends it, resolved when the present round is over.
 */
export function startHousekeeping(
  open: () => Promise<Database>,
  deliver: Deliver,
  pauseMs: number = PAUSE_MS,
): () => Promise<void> {
  let stopping = false;
  let told: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;

  const chores: readonly ((db: Database) => Promise<unknown>)[] = [
    (db) => settleTestPayments(db, new Date()),
    giveUpUnpaid,
    (db) => sendDueMail(db, deliver),
  ];

  async function round(): Promise<void> {
    const faults = new Set<string>();
    const note = (fault: unknown) => faults.add(fault instanceof Error ? fault.message : String(fault));
    for (const chore of chores) await open().then(chore).catch(note);
    for (const fault of faults) {
      if (!told.includes(fault)) console.warn(`The shop could not look after its orders and mail: ${fault}`);
    }
    told = [...faults];
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
