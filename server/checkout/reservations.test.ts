// Verifies docs/product.md 25.5, 25.12.
import { randomUUID } from 'node:crypto';
import { readShopWatches } from '@/data/catalogue/shop-catalogue';
import { soldOutWatches } from '@/server/catalogue/availability';
import { findOrderByNumber } from '@/server/orders/read';
import { orderableUnits } from '@/server/stock/available-units';
import { setStock } from '@/server/stock/set-stock';
import { later, now } from '@/server/testing/checkout';
import { onOneEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, askQuote, askTestPayment, body, contextAt, post } from '@/server/testing/requests';
import { isLongRun } from '@/domain/testing/long-tests';

const MINUTE = 60_000;
const watches = readShopWatches();
const soldOut = { status: 409, body: { error: { code: 'sold-out', field: 'lines.0' } } };

/** A line of a watch by its index in the catalogue. */
const lineOf = (index: number, quantity = 1) => {
  const watch = watches[index % watches.length];
  if (!watch) throw new Error('The catalogue is empty.');
  return { catalogue: watch.catalogue, id: watch.id, quantity };
};
const everything = (quantity: number) => watches.map((_, index) => lineOf(index, quantity));

onOneEngine((where) => {
  collectLog();
  beforeEach(async () => {
    for (const { key } of watches) await setStock(where().db, key, { to: 10 }, now);
  });

  const by = (caller: string) => ({ 'x-odd-hours-caller': caller });
  /** Quotes and orders as one shopper. */
  const order = async (caller: string, lines: object[], at = now) => {
    const context = contextAt(where().db, { now: at });
    const quoted = await askQuote(context, post({ lines, country: 'US', service: 'first-class' }, by(caller)));
    const sent = { ...body, lines, shownTotal: quoted.body.totals?.totalCents ?? 0 };
    return askOrder(context, post(sent, { 'idempotency-key': randomUUID(), ...by(caller) }));
  };
  const pay = ({ body: { order: placed, next } }: Awaited<ReturnType<typeof order>>, at: Date, more: object = {}) =>
    askTestPayment(
      contextAt(where().db, { now: at }),
      post({ order: placed?.token, session: next?.session, card: 'success', ...more }),
    );
  const stateOf = async ({ body: { order: placed } }: Awaited<ReturnType<typeof order>>) =>
    (await findOrderByNumber(where().db, placed?.number ?? 'OH-'))?.state;
  const leftOf = async (index: number, at = now) => {
    const { key } = watches[index] ?? { key: 'xerix/1' as const };
    return (await orderableUnits(where().db, [key], undefined, at)).get(key);
  };

  it('an unpaid order for every unit withholds none from other shoppers, pages and machine-readable output', async () => {
    const hostile = await order('198.51.100.1', everything(10));
    expect(hostile.status).toBe(200);
    expect(await soldOutWatches(where().db)).toEqual(new Set());
    expect(await leftOf(0)).toBe(5);
    const answers = [];
    const indices = [...watches.keys()].filter((index) => isLongRun || index % 4 === 0);
    for (const index of indices) answers.push((await order(`192.0.2.${index + 1}`, [lineOf(index)])).status);
    expect(answers).toEqual(indices.map(() => 200));
    expect(await stateOf(hostile)).toBe('cancelled');
  });

  it('a watch is sold out for machines once its last unit is paid, not while it is reserved', async () => {
    const key = watches[0]?.key ?? 'xerix/1';
    await setStock(where().db, key, { to: 1 }, now);
    const placed = await order('192.0.2.1', [lineOf(0)]);
    expect(await leftOf(0)).toBe(0);
    expect(await soldOutWatches(where().db)).toEqual(new Set());
    await pay(placed, now);
    expect(await soldOutWatches(where().db)).toEqual(new Set([key]));
  });

  it('orders within the bounds keep their units for ten minutes, against other callers too', async () => {
    await setStock(where().db, watches[0]?.key ?? 'xerix/1', { to: 2 }, now);
    const first = await order('192.0.2.1', [lineOf(0, 2)]);
    expect(await order('192.0.2.2', [lineOf(0)], later(10 * MINUTE - 1))).toMatchObject(soldOut);
    expect((await order('192.0.2.2', [lineOf(0)], later(10 * MINUTE))).status).toBe(200);
    expect(await stateOf(first)).toBe('cancelled');
  });

  it('a caller over the bounds takes no units of others, and renews no reservation', async () => {
    const key = watches[0]?.key ?? 'xerix/1';
    await order('198.51.100.1', everything(10));
    await order('192.0.2.1', [lineOf(1)]);
    await setStock(where().db, key, { to: 2 }, now);
    const reserved = await order('192.0.2.2', [lineOf(0, 2)]);
    expect(await order('198.51.100.1', [lineOf(0)])).toMatchObject(soldOut);
    expect(await stateOf(reserved)).toBe('pending');
    // Freed units go to every caller, also to the hostile one, and its own freed units go to others.
    const again = await order('198.51.100.1', [lineOf(0, 2)], later(10 * MINUTE));
    expect(again.status).toBe(200);
    expect((await order('192.0.2.3', [lineOf(0)], later(10 * MINUTE))).status).toBe(200);
    expect(await stateOf(again)).toBe('cancelled');
  });

  it('a payment that is being authenticated is never ended, and a declined one keeps units within the bounds only', async () => {
    const whole = await order('192.0.2.1', [lineOf(0, 10)]);
    await pay(whole, later(20 * MINUTE), { card: '3-d-secure' });
    expect(await order('192.0.2.2', [lineOf(0)], later(29 * MINUTE))).toMatchObject(soldOut);
    expect((await pay(whole, later(29 * MINUTE), { card: '3-d-secure', authenticated: true })).body.result).toBe(
      'paid',
    );

    const bounded = await order('192.0.2.3', [lineOf(1, 5)]);
    const [over] = [await order('192.0.2.4', [lineOf(1, 5), lineOf(2, 10)])];
    for (const each of [bounded, over]) await pay(each, now, { card: 'declined' });
    expect((await order('192.0.2.5', [lineOf(1)], later(20 * MINUTE))).status).toBe(200);
    expect(await Promise.all([bounded, over].map(stateOf))).toEqual(['pending', 'cancelled']);
    expect((await order('192.0.2.6', [lineOf(1, 5)], later(30 * MINUTE))).status).toBe(200);
    expect(await stateOf(bounded)).toBe('cancelled');
  });

  const MINUTES = isLongRun ? 12 : 4;

  it.each([
    ['one hostile caller', 1, 1],
    ['three hostile callers', 3, 0.95],
  ])(
    'honest shoppers buy while %s order everything every minute',
    async (_, hostileCallers, least) => {
      let [bought, asked] = [0, 0];
      for (let minute = 0; minute < MINUTES; minute += 1) {
        const at = later(minute * MINUTE);
        for (let caller = 1; caller <= hostileCallers; caller += 1) {
          const lines = minute % 2 === 0 ? everything(5) : [lineOf(minute, 2), lineOf(minute + 1, 2)];
          await order(`198.51.100.${caller}`, lines, at);
        }
        const waiting = [];
        for (let shopper = 0; shopper < 4; shopper += 1) {
          asked += 1;
          const placed = await order(`192.0.2.${asked}`, [lineOf(asked * 7)], at);
          if (placed.status === 200) waiting.push(placed);
        }
        for (const placed of waiting) {
          const paid = await pay(placed, later((minute + 0.9) * MINUTE));
          if (paid.body.result === 'paid') bought += 1;
        }
        expect(await soldOutWatches(where().db)).toEqual(new Set());
      }
      expect(bought / asked).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
