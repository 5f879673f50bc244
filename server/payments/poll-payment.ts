import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { type OrderNumber } from '@/domain/order-number';
import { accept, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { errorFields, log } from '@/server/platform/log';
import { recordFoundPayment } from './discovered-payment';
import { type PaymentProvider } from './provider';

/** A provider whose payments can be polled. */
export type PollableProvider = Pick<PaymentProvider, 'name' | 'find'>;

/** Minimum time between two polls of one order, in ms: longer than a response may take. */
const MIN_INTERVAL_MS = 10_000;

/** Maximum time that a page waits for a poll, in ms. */
const PAGE_WAIT_MS = 1500;

type PollResult = Result<void, 'payment-unreachable'>;

/**
 * Polls the provider for a pending order's payment and saves the result, as its webhook would (docs/product.md 16.8).
 * Across all processes an order is polled at most once in ten seconds; further calls return at once.
 */
export async function pollPayment(
  db: Database,
  number: OrderNumber,
  providers: readonly PollableProvider[],
  now: Date,
): Promise<PollResult> {
  const order = await claimPoll(db, number, providers, now);
  const provider = providers.find(({ name }) => name === order?.payment_provider);
  if (!order?.payment_session || !provider) return accept(undefined);
  const found = await provider.find(order.payment_session);
  if (!found.ok) return found;
  if (found.value.next?.kind === 'done') await recordFoundPayment(db, order, provider.name, found.value, now);
  return accept(undefined);
}

/**
 * Polls a payment for a page that shows the order. It resolves after 1.5 s at the latest, while a slow poll continues
 * in the background. It never rejects.
 */
export async function pollPaymentForPage(...args: Parameters<typeof pollPayment>): Promise<void> {
  const poll = pollPayment(...args).catch((error: unknown) => {
    log('error', 'payment poll', errorFields(error));
  });
  await Promise.race([poll, delay(PAGE_WAIT_MS, undefined, { ref: false })]);
}

/** Polls every open payment, the least recently polled first. @throws the first error, after the other polls. */
export async function pollOpenPayments(
  db: Database,
  providers: readonly PollableProvider[],
  now: Date,
  signal: AbortSignal,
): Promise<PollResult> {
  const errors: unknown[] = [];
  for (const number of await openPayments(db, providers)) {
    signal.throwIfAborted();
    const polled = await pollPayment(db, number, providers, now).catch((error: unknown) => {
      errors.push(error);
      return accept(undefined);
    });
    if (!polled.ok) return polled;
  }
  if (errors.length > 0) throw errors[0];
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

/** Claims the right to poll an order now; undefined if another process polled it within the interval. */
async function claimPoll(
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
        row('payment_polled_at', '<=', at(-MIN_INTERVAL_MS)),
        // Another process's clock may have been ahead.
        row('payment_polled_at', '>', at(MIN_INTERVAL_MS)),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}
