import 'server-only';
import { randomUUID } from 'node:crypto';
import { type SeededState } from '@/contract/test-desk';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { carriers } from '@/data/shipping';
import { type TestLines, testParcel, testShopper, type TestState, type TestStep } from '@/data/test-states';
import { parseParcel } from '@/domain/parcel';
import { orderPath } from '@/domain/paths';
import { accept, reject, type Result } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { type StoredWatch } from '@/domain/stored-watch';
import { isWatchKey, parseWatchKey, type WatchKey } from '@/domain/watch-key';
import { openPriceSource } from '@/server/catalogue/price-source';
import { usualService } from '@/server/checkout/quote';
import { type Database } from '@/server/database/database';
import { type OrderRow } from '@/server/database/schema';
import { markPaymentSubmitted } from '@/server/orders/change';
import { placeOrder, quoteOrder } from '@/server/orders/place';
import { packOrder, recordDelivery } from '@/server/orders/progress';
import { shipOrder } from '@/server/orders/ship';
import { openPayment } from '@/server/payments/open';
import { paymentProvider } from '@/server/payments/providers';
import { refundOrder } from '@/server/payments/refund';
import { payWithTestCard, testPayment } from '@/server/payments/test-payment';
import { setStock } from '@/server/stock/set-stock';
import { sendEvents } from './provider-events';
import { changePages, setShopClock } from './state';

type Shopper = { email: string; userId?: string | undefined };

/**
 * Seeds a named state with the shop's own use cases, at the time of the shop's clock. Orders are paid by the test payment;
 * an unpaid order has a payment session of the shop's own provider.
 *
 * @param shopper of an order: a guest, or an account with an id.
 */
export async function seedState(
  db: Database,
  state: string,
  recipe: TestState,
  shopper: Shopper,
): Promise<Result<SeededState, 'sold-out' | 'too-few-left'>> {
  if (recipe.at !== undefined) setShopClock(new Date(recipe.at));
  for (const [watch, units] of linesOf(recipe.stock)) await setUnits(db, watch, units);
  if (recipe.stock) changePages();
  const seeded = { state, path: recipe.path ?? '/', ...(recipe.cart && { cart: await cartOf(recipe.cart) }) };
  if (!recipe.order) return accept(seeded);
  const placed = await place(db, recipe.order, shopper);
  if (!placed.ok) {
    const { rejection } = placed;
    // Another state may have sold out the watches.
    if (rejection.code === 'sold-out' || rejection.code === 'too-few-left') return reject(rejection);
    throw new Error(`The state ${state} cannot be made: ${rejection.code}.`);
  }
  const promoCode = await takeSteps(db, placed.value, recipe.order.steps);
  const { number, token } = placed.value;
  return accept({ ...seeded, order: { number, token }, ...(promoCode && { promoCode }), path: orderPath(token) });
}

/** Takes the steps of an order and returns the unused promo code that it earned. */
async function takeSteps(db: Database, order: OrderRow, taken: readonly TestStep[]): Promise<string | undefined> {
  for (const step of taken) await steps[step](db, order);
  const earned = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('earned_by', '=', order.number)
    .where('redeemed_by', 'is', null)
    .executeTakeFirst();
  return earned?.code;
}

async function place(db: Database, { lines, address }: NonNullable<TestState['order']>, shopper: Shopper) {
  const now = shopDate();
  const wanted = linesOf(lines).map(([watch, quantity]) => ({ ...referenceOf(watch), quantity }));
  const prices = await openPriceSource(wanted, now);
  const ordered = { lines: wanted, service: usualService(address.country), address: { line2: '', ...address } };
  const quoted = await quoteOrder(db, ordered, prices, now);
  if (!quoted.ok) return quoted;
  const { totalCents: shownTotal } = quoted.value;
  const request = { ...ordered, contact: { email: shopper.email, fullName: testShopper, phone: '' }, shownTotal };
  return placeOrder(
    db,
    { request, idempotencyKey: randomUUID(), ...(shopper.userId && { userId: shopper.userId }), now },
    prices,
  );
}

/** Work of each step on a placed order. */
const steps: Readonly<Record<TestStep, (db: Database, order: OrderRow) => Promise<unknown>>> = {
  open,
  pay: (db, order) => pay(db, order, 'success'),
  delay: (db, order) => pay(db, order, 'delayed'),
  submit: (db, { number }) => markPaymentSubmitted(db, number, shopDate()),
  pack: async (db, { number }) => valueOf(await packOrder(db, number, shopDate())),
  ship: async (db, { number }) =>
    valueOf(await shipOrder(db, number, valueOf(parseParcel(testParcel, carriers)), shopDate())),
  deliver: async (db, { number }) =>
    valueOf(await recordDelivery(db, number, shopDate().toISOString().slice(0, 10), shopDate())),
  refund: async (db, { number }) => valueOf(await refundOrder(db, number, [testPayment(db)], shopDate())),
  dispute: async (db, { number }) => valueOf(await sendEvents(db, number, [{ type: 'charge.dispute.created' }])),
};

async function open(db: Database, order: OrderRow) {
  const provider = paymentProvider(db);
  return provider && valueOf(await openPayment(db, provider, order, shopDate()));
}

async function pay(db: Database, order: OrderRow, card: 'success' | 'delayed') {
  const next = valueOf(await openPayment(db, testPayment(db), order, shopDate()));
  if (next.kind !== 'card') throw new Error(`Order ${order.number} cannot be paid: its next step is ${next.kind}.`);
  return valueOf(await payWithTestCard(db, { order: order.token, session: next.session, card }, shopDate()));
}

/** Sets the units of a watch that are for sale. */
export async function setUnits(db: Database, watch: WatchKey, units: number): Promise<void> {
  valueOf(await setStock(db, watch, { to: units }, shopDate()));
}

async function cartOf(lines: TestLines): Promise<StoredWatch[]> {
  const quantities = new Map(linesOf(lines));
  const watches = await catalogue.findWatches([...quantities.keys()]);
  return watches.map(({ key, stored }) => ({ ...stored, quantity: quantities.get(key) ?? 1 }));
}

const linesOf = (lines: TestLines = {}): [WatchKey, number][] =>
  Object.entries(lines).flatMap(([watch, quantity]) => (isWatchKey(watch) ? [[watch, quantity ?? 0]] : []));

function referenceOf(watch: WatchKey) {
  const reference = parseWatchKey(watch);
  if (!reference) throw new Error(`${watch} is no watch.`);
  return reference;
}

/** Returns the value of an accepted result. */
function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`The state cannot be made: ${result.rejection.code}.`);
}
