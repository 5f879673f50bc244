import 'server-only';
import { orderPath, payOrderPath } from '@/domain/paths';
import { accept, reject, type Result } from '@/domain/result';
import { type TestOutcome } from '@/domain/test-cards';
import { type Database } from '@/server/database/database';
import { findOrderByToken, type OrderDetails } from '@/server/orders/read';
import { openPayment } from '@/server/payments/open';
import { type OpeningCode } from '@/server/payments/provider';
import { paymentProvider } from '@/server/payments/providers';
import { payWithTestCard } from '@/server/payments/test-payment';

type PayCode = OpeningCode | 'unknown-order' | 'payment-off';

/** Opens the payment of an order that the owner has placed, and returns the address of the next step. */
export async function payPlacedOrder(db: Database, token: string, now: Date): Promise<Result<string, PayCode>> {
  const opened = await open(db, token, now);
  if (!opened.ok) return opened;
  const { order, next } = opened.value;
  if (next.kind === 'redirect') return accept(next.url);
  return accept(next.kind === 'done' ? orderPath(order.token) : payOrderPath(order.token));
}

/** Pays such an order with a test card. 3-D Secure counts as confirmed. */
export async function testPayPlacedOrder(
  db: Database,
  { order: token, card }: { order: string; card: TestOutcome },
  now: Date,
) {
  const opened = await open(db, token, now);
  if (!opened.ok) return opened;
  const { next } = opened.value;
  if (next.kind === 'done') return accept('paid' as const);
  if (next.kind !== 'card') return reject({ code: 'payment-off' });
  return payWithTestCard(db, { order: token, session: next.session, card, authenticated: true }, now);
}

async function open(db: Database, token: string, now: Date) {
  const order: OrderDetails | undefined = await findOrderByToken(db, token);
  if (!order) return reject({ code: 'unknown-order' });
  const provider = paymentProvider(db);
  if (!provider) return reject({ code: 'payment-off' });
  const next = await openPayment(db, provider, order, now);
  return next.ok ? accept({ order, next: next.value }) : next;
}
