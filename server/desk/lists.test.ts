import { disputeUpdate, later, now, paidOrder, paymentEvent, place } from '@/server/testing/checkout';
import { recordDispute } from '@/server/orders/record-dispute';
import { owner, typedAddress } from '@/server/testing/desk';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { copyRow } from '@/server/testing/many-rows';
import { returnsAt } from '@/server/testing/returns';
import { rejected, valueOf } from '@/server/testing/results';
import { keepContactMessage } from '@/server/messages/messages';
import { fulfilOrder, recordPaymentEvent } from '@/server/orders/change';
import { recordDelivery } from '@/server/orders/progress';
import { requestCancellation } from '@/server/orders/shopper-changes';
import { setStock } from '@/server/stock/set-stock';
import { correctAddress } from './orders/address';
import { ordersPage, exportOrders } from './orders/list';
import { resendOrderMail } from './orders/mails';
import { addNote, deleteNote } from './orders/notes';
import { orderPage } from './orders/order';
import { refund as refundForm, refundPreview } from './orders/refund';
import { pack, ship } from './orders/steps';
import { returnPage, returnsPage } from './returns/returns';
import { stepOfReturn } from './returns/steps';
import { listAlerts, reopen, resolve } from './today/alerts';
import { todayPage } from './today/today';

const DAY = 24 * 60 * 60_000;

onEachEngine((where) => {
  const numbers = async (filter: Parameters<typeof ordersPage>[2]) =>
    (await ordersPage(where().db, owner, filter, now)).orders.map(({ number }) => number);

  // Verifies docs/product.md 41.6 (search).
  itOnce(
    'the list of orders finds a number, a name, an address and a watch in any case, and no sign of a pattern',
    async () => {
      const { db } = where();
      const contact = { email: 'Grace@Example.com', fullName: 'Grace 100% Hopper', phone: '' };
      const [ada, grace] = [await place(db), await place(db, { contact }, { now: later(1000) })];
      expect(await numbers({})).toEqual([grace.number, ada.number]);
      expect(await numbers({ find: ada.number.slice(3).toLowerCase() })).toEqual([ada.number]);
      expect(await numbers({ find: 'hopper' })).toEqual([grace.number]);
      expect(await numbers({ find: 'grace@example' })).toEqual([grace.number]);
      expect(await numbers({ find: 'late comet' })).toEqual([grace.number, ada.number]);
      expect(await numbers({ find: '100%' })).toEqual([grace.number]);
      expect(await numbers({ find: '0_0' })).toEqual([]);
      expect(await numbers({ find: 'late_comet' })).toEqual([]);
      expect(await numbers({ find: '\\hopper' })).toEqual([]);
      expect(await numbers({ find: 'nothing like it' })).toEqual([]);
    },
  );

  // Verifies docs/product.md 41.6 (search).
  it('the list of orders finds a whole number with blanks, without its hyphen and with O, I and L for digits', async () => {
    const { db } = where();
    const { number } = await place(db);
    await place(db);
    const digits = number.slice(3);
    const misread = `oh ${digits.replaceAll('0', 'O').replaceAll('1', 'l').toLowerCase()}`;
    for (const find of [`${digits.slice(0, 4)} ${digits.slice(4)}`, `OH${digits}`, `OH–${digits}`, misread])
      expect([find, await numbers({ find })]).toEqual([find, [number]]);
  });

  it('the list of orders finds a name with letters beyond ASCII, typed in any case', async () => {
    const { db } = where();
    const contact = { email: 'emile@example.com', fullName: 'ÉMILE Østergård-Groß', phone: '' };
    const { number } = await place(db, { contact });
    for (const find of ['Émile', 'émile', 'ØSTERGÅRD', 'østergård', 'groß'])
      expect([find, await numbers({ find })]).toEqual([find, [number]]);
    for (const find of ['emilé', 'êmile', 'ostergard']) expect([find, await numbers({ find })]).toEqual([find, []]);
  });

  // Verifies docs/product.md 41.6 (pages).
  it('the list of orders has 50 on a page, and separates orders to pack from orders to send', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await copyRow(db, 'orders', 50, {
      number: `'OH-' || (10000000 + i)`,
      token: `'token' || i`,
      idempotency_key: `'key' || i`,
      payment_session: 'null',
      payment_reference: 'null',
    });
    const first = await ordersPage(db, owner, { show: 'to-pack' }, now);
    expect([first.count, first.pages, first.orders.length]).toEqual([51, 2, 50]);
    expect((await ordersPage(db, owner, { show: 'to-pack', page: 2 }, now)).orders).toHaveLength(1);
    expect((await ordersPage(db, owner, { page: 99 }, now)).page).toBe(2);
    await pack.perform(db, owner, { number: order.number }, { now });
    expect(await numbers({ show: 'to-send' })).toEqual([order.number]);
    expect(await ordersPage(db, owner, { show: 'to-pack' }, now)).toMatchObject({ count: 50, pages: 1 });
  });

  // Verifies docs/product.md 41.6 (timeline, export).
  it('an order’s timeline names the owner of each change, and the export has every order', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { number } = order;
    await pack.perform(db, { ...owner, name: 'bob@example.com' }, { number }, { now: later(1000) });
    await ship.perform(db, owner, { number, carrier: 'Own van', trackingNumber: 'A1B2C3' }, { now: later(2000) });
    const { timeline = [] } = (await orderPage(db, owner, number, now)) ?? {};
    expect(timeline.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'shopper: ordered',
      'test: paid',
      'bob@example.com: packed',
      `${owner.name}: sent`,
    ]);
    const file = valueOf(await exportOrders.perform(db, owner, {}, { now }));
    expect(
      file
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map((row) => row.split(',')[0]),
    ).toEqual([number]);
  });

  // Verifies docs/product.md 41.6 (mails, address).
  itOnce(
    'an owner sends the confirmation again and corrects the address of a packed order, not of a sent one',
    async () => {
      const { db } = where();
      const { order } = await paidOrder(db);
      const { number } = order;
      const again = { number, mail: 'confirmation' } as const;
      await resendOrderMail.perform(db, owner, again, { now, key: 'a' });
      await resendOrderMail.perform(db, owner, again, { now, key: 'a' });
      const mails = await db.selectFrom('outbox').select('id').where('id', 'like', 'order-again:%').execute();
      expect(mails).toEqual([{ id: `order-again:${number}:confirmation:a` }]);
      const address = { number, ...typedAddress };
      await pack.perform(db, owner, { number }, { now });
      expect((await correctAddress.perform(db, owner, address, { now })).ok).toBe(true);
      const abroad = { ...address, country: 'DE' };
      expect(await correctAddress.perform(db, owner, abroad, { now })).toMatchObject({
        rejection: { code: 'country-fixed' },
      });
      await ship.perform(db, owner, { number, carrier: 'Own van', trackingNumber: 'A1B2C3' }, { now });
      expect(await correctAddress.perform(db, owner, address, { now })).toMatchObject({
        rejection: { code: 'order-packed' },
      });
    },
  );

  // Verifies docs/product.md 41.7.
  itOnce(
    'the sum of a refund is shown before it is made: of a line, of an amount, and of all that is left',
    async () => {
      const { db } = where();
      const { order } = await paidOrder(db);
      const { number } = order;
      const sum = async (input: object) =>
        valueOf(await refundPreview(db, owner, { number, amount: undefined, ...input } as never, now));
      expect(await sum({ kind: 'line', line: 1, units: 1 })).toEqual({ cents: 199_00, leftCents: 199_00 });
      expect(await sum({ kind: 'amount', amount: 1 })).toEqual({ cents: 1, leftCents: 397_99 });
      expect(await sum({ kind: 'all' })).toEqual({ cents: 398_00, leftCents: 0 });
      expect(await refundPreview(db, owner, { number, kind: 'amount', amount: 398_01 }, now)).toMatchObject({
        rejection: { code: 'refund-too-much', leftCents: 398_00 },
      });
    },
  );

  // Verifies docs/product.md 41.5 (counts, charts).
  it('the page of today counts what waits, and its charts add up to the paid orders', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const old = await place(db, {}, { now: later(-40 * DAY) });
    await recordPaymentEvent(db, paymentEvent(old), later(-40 * DAY));
    const today = await todayPage(db, owner, undefined, later(DAY));
    expect([today.toPack, today.toSend, today.messages]).toEqual([2, 0, 0]);
    expect(today.yesterday.filter(({ orders }) => orders > 0)).toEqual([
      { label: '2026-11-20T12', orders: 1, cents: order.total_cents },
    ]);
    expect([today.yesterday.length, today.month.length]).toEqual([24, 30]);
    expect(today.month.filter(({ orders }) => orders > 0)).toEqual([
      { label: '2026-11-20', orders: 1, cents: order.total_cents },
    ]);
    expect(today.month.at(-1)?.label).toBe('2026-11-21');
  });

  // Verifies docs/product.md 41.5 (alerts).
  it('a resolved alert disappears, and its undo brings it back', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), now);
    const causes = async () => (await listAlerts(db, owner, undefined, now)).map(({ cause }) => cause);
    const input = { cause: 'payment-event:test:odd' };
    expect(await causes()).toEqual([input.cause]);
    await resolve.perform(db, owner, input, { now: later(1) });
    expect(await causes()).toEqual([]);
    expect(resolve.undo?.(undefined, input)).toMatchObject({ action: reopen.name, fields: input });
    await reopen.perform(db, owner, input, { now });
    expect(await causes()).toEqual([input.cause]);
  });

  const { ask, sent, paid, refund } = returnsAt(where, () => new Date());

  // Verifies docs/product.md 41.8 (terms).
  itOnce('a withdrawal, which has a term, comes before a return that is older', async () => {
    const { db } = where();
    const [first, second] = [await sent([1]), await paid([1])];
    const aReturn = valueOf(await ask(first, 'return'));
    const withdrawal = valueOf(await ask(second, 'withdrawal'));
    const listed = await returnsPage(db, owner, { all: false }, new Date());
    expect(listed.map(({ number }) => number)).toEqual([withdrawal, aReturn]);
  });

  // Verifies docs/product.md 41.8 (terms).
  it('withdrawals come by their deadlines and before requests without one, which come by age', async () => {
    const { db } = where();
    const inDays = (days: number) => new Date(Date.now() + days * DAY);
    const goodsBack = async (days: number) => {
      const number = valueOf(await ask(await sent([1]), 'withdrawal'));
      const change = { received_at: inDays(days).toISOString() };
      await db.updateTable('return_requests').set(change).where('number', '=', number).execute();
      return number;
    };
    const [latest, earliest] = [await goodsBack(20), await goodsBack(1)];
    const [third, second] = [
      valueOf(await ask(await paid([1]), 'withdrawal', 'all', inDays(4))),
      valueOf(await ask(await paid([1]), 'withdrawal', 'all', inDays(2))),
    ];
    const [newest, between, oldest] = [
      valueOf(await ask(await sent([1]), 'return', 'all', inDays(3))),
      valueOf(await ask(await sent([1]), 'withdrawal', 'all', inDays(2))),
      valueOf(await ask(await sent([1]), 'return', 'all', inDays(1))),
    ];
    const listed = await returnsPage(db, owner, { all: false }, new Date());
    const inOrder = [earliest, second, third, latest, oldest, between, newest];
    expect(listed.map(({ number }) => number)).toEqual(inOrder);
    expect(listed.map(({ refundBy }) => refundBy === undefined)).toEqual(inOrder.map((_, index) => index > 3));
  });

  // Verifies docs/product.md 41.8 (terms, steps).
  it('returns come by their terms, and each offers the steps that are possible now', async () => {
    const { db } = where();
    const order = await sent([1]);
    const number = valueOf(await ask(order, 'return'));
    const [listed] = await returnsPage(db, owner, { all: false }, new Date());
    expect(listed).toMatchObject({ number, order, possible: ['accept', 'refuse'] });
    const step = { number, kind: 'return', event: 'accept', answer: '', saleable: undefined } as const;
    expect((await stepOfReturn.perform(db, owner, step, { now: new Date() })).ok).toBe(true);
    const page = await returnPage(db, owner, number, new Date());
    expect(page?.possible).toEqual(['send', 'receive', 'refund']);
    expect(stepOfReturn.schema.safeParse({ number, kind: 'return', event: 'refuse' }).success).toBe(false);
  });

  // Verifies docs/product.md 36.6 (stock), 41.8 (steps).
  itOnce.each([
    ['ticked', 1, 'on', ' Its units are back in the stock.'],
    ['not ticked', 0, undefined, ''],
  ] as const)(
    'a received return with the box "saleable" %s puts %s units into the stock',
    async (_, units, saleable, remark) => {
      const { db } = where();
      const stock = () =>
        db.selectFrom('stock').select('available').where('watch', '=', 'xerix/1').executeTakeFirstOrThrow();
      const number = valueOf(await ask(await sent([1]), 'withdrawal'));
      const { available } = await stock();
      const step = { number, kind: 'withdrawal', event: 'receive', answer: '', saleable } as const;
      const state = valueOf(await stepOfReturn.perform(db, owner, step, { now: new Date() }));
      expect((await stock()).available).toBe(available + units);
      expect(stepOfReturn.successMessage(state, step)).toBe(
        `${number} is received.${remark} The shopper gets an email.`,
      );
    },
  );

  // Verifies docs/product.md 36.8 (goods that never left), 41.8 (steps).
  it('goods that never left the shop are only put back into the stock, and the desk claims no email about them', async () => {
    const { db } = where();
    const number = valueOf(await ask(await paid([1]), 'withdrawal'));
    const page = await returnPage(db, owner, number, new Date());
    expect(page?.possible).toEqual(['accept', 'refuse', 'receive', 'refund']);
    const step = { number, kind: 'withdrawal', event: 'receive', answer: '', saleable: 'on', unsent: 'on' } as const;
    const done = valueOf(await stepOfReturn.perform(db, owner, step, { now: new Date() }));
    expect(stepOfReturn.successMessage(done, step)).toBe(`${number} is received. Its units are back in the stock.`);
    expect((await returnPage(db, owner, number, new Date()))?.possible).toEqual(['refund']);
  });

  // Verifies docs/product.md 36.9, 41.5.
  it('an order is neither to pack nor to send once each unit is withdrawn, or withdrawn and refunded', async () => {
    const { db } = where();
    const toShip = async () => {
      const { toPack, toSend } = await todayPage(db, owner, undefined, new Date());
      const { count } = await ordersPage(db, owner, { show: 'to-pack' }, new Date());
      return [toPack, toSend, count];
    };
    const order = await paid([2, 1]);
    valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 1 }]));
    valueOf(await refund(order, { kind: 'line', line: 2, units: 1 }));
    expect(await toShip()).toEqual([1, 0, 1]);
    const rest = valueOf(await ask(order, 'withdrawal'));
    expect(await toShip()).toEqual([0, 0, 0]);
    expect(await pack.perform(db, owner, { number: order }, { now: new Date() })).toEqual(rejected('order-withdrawn'));
    const refuse = { number: rest, kind: 'withdrawal', event: 'refuse', answer: 'No.' } as const;
    valueOf(await stepOfReturn.perform(db, owner, refuse, { now: new Date() }));
    expect(await toShip()).toEqual([1, 0, 1]);
  });

  // Verifies docs/product.md 41.6.
  itOnce('the packing slip leaves out units that were withdrawn or refunded before shipping', async () => {
    const { db } = where();
    const order = await paid([2, 1, 1]);
    const packed = async () => {
      const page = await orderPage(db, owner, order, new Date());
      return page?.toPack.map(({ watch_id: id, quantity }) => [id, quantity]);
    };
    valueOf(
      await ask(order, 'withdrawal', [
        { watch: 'xerix/1', units: 1 },
        { watch: 'xerix/2', units: 1 },
      ]),
    );
    valueOf(await refund(order, { kind: 'line', line: 3, units: 1 }));
    expect(await packed()).toEqual([[1, 1]]);
    valueOf(await fulfilOrder(db, order, new Date()));
    valueOf(await ask(order, 'return', [{ watch: 'xerix/1', units: 1 }], new Date(Date.now() + 60_000)));
    expect(await packed()).toContainEqual([1, 1]);
  });

  // Verifies docs/product.md 41.6 (slip).
  itOnce(
    'the packing slip of a sent or delivered order keeps units that were refunded or withdrawn after shipping',
    async () => {
      const { db } = where();
      const order = await paid([2, 2]);
      const packed = async () => {
        const page = await orderPage(db, owner, order, new Date());
        return page?.toPack.map(({ watch_id: id, quantity }) => [id, quantity]);
      };
      valueOf(await refund(order, { kind: 'line', line: 1, units: 1 }));
      const inParcel = [
        [1, 1],
        [2, 2],
      ];
      expect(await packed()).toEqual(inParcel);
      valueOf(await fulfilOrder(db, order, new Date()));
      valueOf(await refund(order, { kind: 'line', line: 2, units: 1 }));
      valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 1 }], new Date(Date.now() + 60_000)));
      expect(await packed()).toEqual(inParcel);
      valueOf(await recordDelivery(db, order, new Date().toISOString().slice(0, 10), new Date()));
      expect(await packed()).toEqual(inParcel);
    },
  );

  // Verifies docs/product.md 36.7, 41.8.
  itOnce('a withdrawal from a part keeps its term on the list when the rest of the order is sent', async () => {
    const { db } = where();
    const order = await paid([2]);
    const number = valueOf(await ask(order, 'withdrawal', [{ watch: 'xerix/1', units: 1 }]));
    valueOf(await fulfilOrder(db, order, new Date(Date.now() + 60_000)));
    const [listed] = await returnsPage(db, owner, { all: false }, new Date());
    expect(listed).toMatchObject({ number, refundBy: expect.stringMatching(/^20\d\d-/) });
  });
});

onSqlite((where) => {
  const listed = (filter: Parameters<typeof ordersPage>[2] = {}) => ordersPage(where().db, owner, filter, now);

  it('orders of one time come by number, with the units of their watches, and a page below the first is the first', async () => {
    const { db } = where();
    const placed = [await place(db), await place(db), await place(db)].map(({ number }) => number);
    const { orders, page } = await listed({ page: 0 });
    expect([page, orders.map(({ number }) => number)]).toEqual([1, placed.toSorted()]);
    expect(orders[0]?.watches).toBe('2 × Late Comet');
  });

  it('an order that its shopper has cancelled is neither to pack nor to send, and a disputed one too', async () => {
    const { db } = where();
    const [{ order }, { order: disputed }] = [await paidOrder(db), await paidOrder(db)];
    expect((await listed({ show: 'to-pack' })).count).toBe(2);
    valueOf(await requestCancellation(db, order.number, now));
    await recordDispute(db, disputeUpdate(disputed), now);
    const counts = [(await listed({ show: 'to-pack' })).count, (await listed({ show: 'to-send' })).count];
    expect([...counts, (await listed({ show: 'paid' })).count]).toEqual([0, 0, 2]);
    expect(await todayPage(db, owner, undefined, now)).toMatchObject({ toPack: 0, toSend: 0 });
  });

  it('the charts count an order paid in the first millisecond of 30 days and in the last one of yesterday', async () => {
    const { db } = where();
    for (const time of ['2026-10-22T23:59:59.999', '2026-10-23T00:00', '2026-11-20T23:59:59.999', '2026-11-21T00:00']) {
      const at = new Date(`${time}Z`);
      await recordPaymentEvent(db, paymentEvent(await place(db, {}, { now: at })), at);
    }
    const { yesterday, month } = await todayPage(db, owner, undefined, new Date('2026-11-21T08:00Z'));
    const labels = (bars: typeof month) => bars.filter(({ orders }) => orders > 0).map(({ label }) => label);
    expect(labels(month)).toEqual(['2026-10-23', '2026-11-20', '2026-11-21']);
    expect(labels(yesterday)).toEqual(['2026-11-20T23']);
  });

  it('the charts count an order once, when it was first paid, and add up the orders of one hour', async () => {
    const { db } = where();
    const [twice, once, old] = [await place(db), await place(db), await place(db)];
    const pay = (order: typeof once, time: string, sequence: number) =>
      db
        .insertInto('order_history')
        .values({
          order_number: order.number,
          sequence,
          event: 'payment-succeeded',
          from_state: 'pending',
          to_state: 'paid',
          source: 'test',
          at: new Date(`${time}Z`).toISOString(),
        })
        .execute();
    const sums = { subtotal_cents: 100_01, discount_cents: 0, shipping_cents: 0, total_cents: 100_01 };
    await db.updateTable('orders').set(sums).where('number', '=', once.number).execute();
    await pay(twice, '2026-11-21T07:00', 1);
    await pay(twice, '2026-11-20T12:59:59.999', 2);
    await pay(once, '2026-11-20T12:00', 1);
    await pay(old, '2026-10-22T12:00', 1);
    await pay(old, '2026-11-20T12:00', 2);
    await db.updateTable('orders').set({ currency: 'eur' }).where('number', '=', old.number).execute();
    const { yesterday, month, otherSales } = await todayPage(db, owner, undefined, new Date('2026-11-21T08:00Z'));
    expect(otherSales).toEqual([]);
    const sum = { orders: 2, cents: twice.total_cents + 100_01 };
    expect(yesterday.filter(({ orders }) => orders > 0)).toEqual([{ label: '2026-11-20T12', ...sum }]);
    expect(month.filter(({ orders }) => orders > 0)).toEqual([{ label: '2026-11-20', ...sum }]);
  });

  it('the page of today lists watches with three units and leaves out spam and closed returns', async () => {
    const { db } = where();
    for (const [units, watch] of [
      [3, 'xerix/1'],
      [4, 'xerix/2'],
    ] as const)
      await setStock(db, watch, { to: units }, now);
    const message = { name: 'Ada', email: 'ada@example.com', subject: 'A', body: 'B' };
    await keepContactMessage(db, message, { website: '', filledForMs: 9000 }, now);
    await keepContactMessage(db, message, { website: 'https://spam.example', filledForMs: 10 }, now);
    const { ask, sent, step } = returnsAt(where);
    const [refused] = [valueOf(await ask(await sent([1]), 'return')), valueOf(await ask(await sent([1]), 'return'))];
    valueOf(await step('return', refused, { event: 'refuse', answer: 'It is worn.' }));
    const { lowStock, messages, returns } = await todayPage(db, owner, undefined, now);
    expect([messages, returns]).toEqual([1, 1]);
    const low = lowStock.map(({ watch }) => watch);
    expect([low.includes('xerix/1'), low.includes('xerix/2')]).toEqual([true, false]);
    const all = await returnsPage(db, owner, { all: true }, now);
    expect([all.length, (await returnsPage(db, owner, { all: false }, now)).length]).toEqual([2, 1]);
  });

  it('a mail that does not exist, or whose address was deleted, is not sent again', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const again = (mail: 'confirmation' | 'sent' | 'link') =>
      resendOrderMail.perform(db, owner, { number: order.number, mail }, { now, key: 'a' });
    expect(await again('sent')).toEqual(rejected('no-mail'));
    expect(await again('link')).toMatchObject({ ok: true });
    const link = db.selectFrom('outbox').select('text_body').where('id', 'like', 'order-again:%');
    expect((await link.executeTakeFirst())?.text_body).toContain('number=2026-000001');
    await db.updateTable('orders').set({ email: '' }).execute();
    expect(await again('confirmation')).toEqual(rejected('no-address'));
  });

  it('a note is deleted once, and only from its own order', async () => {
    const { db } = where();
    const [order, other] = [await place(db), await place(db)];
    const { id } = valueOf(await addNote.perform(db, owner, { number: order.number, text: 'Blue.' }, { now }));
    const remove = ({ number }: typeof order) => deleteNote.perform(db, owner, { number, id }, { now });
    expect(await remove(other)).toEqual(rejected('unknown-note'));
    expect((await orderPage(db, owner, order.number, now))?.notes).toMatchObject([
      { text: 'Blue.', author: owner.name },
    ]);
    expect([await remove(order), await remove(order)]).toEqual([
      { ok: true, value: undefined },
      rejected('unknown-note'),
    ]);
  });

  it('the page of an order has its actions, notes and documents in their sequence, and the list its watches', async () => {
    const { db } = where();
    const { paid, refund } = returnsAt(where);
    const number = await paid([2, 1]);
    expect((await listed()).orders.map(({ watches }) => watches)).toEqual(['2 × Xeric Late Comet, Nixon Old Timer']);
    expect((await listed({ find: 'old timer', show: 'refunded' })).count).toBe(0);
    for (const [ms, text] of ['Blue.', 'Red.'].entries())
      await addNote.perform(db, owner, { number, text }, { now: later(1000 + ms) });
    valueOf(await refund(number, { kind: 'line', line: 2, units: 1 }, later(2000)));
    const page = await orderPage(db, owner, number, later(3000));
    expect(page?.timeline.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'shopper: ordered',
      'test: paid',
      `${owner.name}: add note`,
      `${owner.name}: add note`,
    ]);
    expect(page?.notes.map(({ text }) => text)).toEqual(['Blue.', 'Red.']);
    expect(page?.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
    expect(page?.version.seen).toBe(later(3000).toISOString());
  });

  it('a refunded withdrawal has no term, and its goods are received once', async () => {
    const { db } = where();
    const { ask, sent, payBack } = returnsAt(where);
    const order = await sent([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    valueOf(await payBack(order, number));
    const step = { number, kind: 'withdrawal', event: 'receive', answer: '', saleable: undefined } as const;
    const received = [];
    for (let time = 0; time < 2; time += 1) {
      const possible = (await returnPage(db, owner, number, now))?.possible;
      received.push([possible, await stepOfReturn.perform(db, owner, step, { now })]);
    }
    expect(received).toEqual([
      [['receive'], { ok: true, value: 'refunded' }],
      [[], rejected('already-received')],
    ]);
    const [closed, ...more] = await returnsPage(db, owner, { all: true }, now);
    expect([closed?.refundBy, closed?.lines, more]).toEqual([undefined, [{ name: 'Xeric Late Comet', units: 1 }], []]);
    expect(await returnsPage(db, owner, { all: false }, now)).toEqual([]);
  });

  it('a second refund names its own sum and the sum of both', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const { number } = order;
    const messages = [];
    for (const amount of [20_00, 30_00]) {
      const form = { number, kind: 'amount', amount, shown: amount, byHand: 'on' } as const;
      messages.push(refundForm.successMessage(valueOf(await refundForm.perform(db, owner, form, { now })), form));
    }
    expect(messages).toEqual([
      `$20.00 of order ${number} is refunded, $20.00 of $398.00 in all. The shopper gets an email.`,
      `$30.00 of order ${number} is refunded, $50.00 of $398.00 in all. The shopper gets an email.`,
    ]);
    const audited = await db.selectFrom('audit_log').select('details').orderBy('details').execute();
    expect(audited.map(({ details }) => details)).toEqual([
      '$20.00, amount $20.00, by hand',
      '$30.00, amount $30.00, by hand',
    ]);
  });
});
