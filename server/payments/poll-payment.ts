import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { factsOf, log } from '@/server/platform/log';
import { recordFoundPayment } from './found-payment';
import { type PaymentProvider } from './provider';

/** Whoever can be asked what has become of a payment. */
export type PollableProvider = Pick<PaymentProvider, 'name' | 'find'>;

/** How long after a question the next one about the same order may be put, in ms: longer than an answer may take. */
const PAUSE_MS = 10_000;

/** How long a page waits for the answer, in ms. */
const PAGE_MS = 1500;

type Asked = Result<void, 'payment-unreachable'>;

/**
 * Asks the provider what has become of a pending order's payment and writes the answer down, as its webhook would
 * (docs/product.md 16.8). About one order one question is put at a time, and none within ten seconds of another,
 * however many ask, from however many processes: the others go on with what is known.
 */
export async function pollPayment(
  db: Database,
  number: OrderNumber,
  providers: readonly PollableProvider[],
  now: Date,
): Promise<Asked> {
  const order = await claimQuestion(db, number, providers, now);
  const provider = providers.find(({ name }) => name === order?.payment_provider);
  if (!order?.payment_session || !provider) return accept(undefined);
  const found = await provider.find(order.payment_session);
  if (!found.ok) return found;
  if (found.value.next?.kind === 'done') await recordFoundPayment(db, order, provider.name, found.value, now);
  return accept(undefined);
}

/**
 * The same for a page that shows the order: resolves when the answer has been written down, at the latest after a
 * second and a half. It never rejects; a question that takes longer goes on by itself.
 */
export async function pollPaymentForPage(...question: Parameters<typeof pollPayment>): Promise<void> {
  const asked = pollPayment(...question).catch((fault: unknown) => {
    log('error', 'payment question', factsOf(fault));
  });
  await Promise.race([asked, delay(PAGE_MS, undefined, { ref: false })]);
}

/** Asks about every order whose payment is open, those first that have waited longest for it. */
export async function pollOpenPayments(
  db: Database,
  providers: readonly PollableProvider[],
  now: Date,
  signal: AbortSignal,
): Promise<Asked> {
  const faults: unknown[] = [];
  for (const number of await openPayments(db, providers)) {
    signal.throwIfAborted();
    const asked = await pollPayment(db, number, providers, now).catch((fault: unknown) => {
      faults.push(fault);
      return accept(undefined);
    });
    if (!asked.ok) return asked;
  }
  if (faults.length > 0) throw faults[0];
  return accept(undefined);
}

async function openPayments(db: Database, providers: readonly PollableProvider[]): Promise<OrderNumber[]> {
  if (providers.length === 0) return [];
  const orders = await db
    .selectFrom('orders')
    .select('number')
    .where('state', '=', 'pending')
    .where('payment_session', 'is not', null)
    .where(
      'payment_provider',
      'in',
      providers.map(({ name }) => name),
    )
    .orderBy((row) => row.fn.coalesce('payment_polled_at', 'created_at'))
    .execute();
  return orders.map(({ number }) => number);
}

/** The order, for whoever may put a question about it now. */
async function claimQuestion(
  db: Database,
  number: OrderNumber,
  providers: readonly PollableProvider[],
  now: Date,
): Promise<OrderRow | undefined> {
  if (providers.length === 0) return undefined;
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  return db
    .updateTable('orders')
    .set({ payment_polled_at: at(0) })
    .where('number', '=', number)
    .where('state', '=', 'pending')
    .where('payment_session', 'is not', null)
    .where((row) =>
      row.or([
        row('payment_polled_at', 'is', null),
        row('payment_polled_at', '<=', at(-PAUSE_MS)),
        // Of a clock that was ahead.
        row('payment_polled_at', '>', at(PAUSE_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}
