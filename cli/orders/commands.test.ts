// Verifies docs/product.md 14.7.
import { carriers } from '@/data/shipping';
import { type Command } from '@/cli/orders/command';
import { fulfil } from '@/cli/orders/change';
import { exportCsv, list } from '@/cli/orders/list';
import { delivered, pack } from '@/cli/orders/progress';
import { refund } from '@/cli/orders/refund';
import { ship } from '@/cli/orders/ship';
import { show } from '@/cli/orders/show';
import { stock } from '@/cli/orders/stock';
import { recordPaymentEvent } from '@/server/orders/change';
import { recordDispute } from '@/server/orders/record-dispute';
import { shipOrder } from '@/server/orders/ship';
import { cancelByShopper } from '@/server/payments/cancel-order';
import { disputeUpdate, later, now, paidOrder, paymentEvent, place } from '@/server/testing/checkout';
import { onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

onSqlite((where) => {
  collectLog();
  const run = (command: Command, ...args: string[]) => command.run(where().db, args);

  it('ship sends an order, corrects its number, and names the reason of each rejection', async () => {
    const { order } = await paidOrder(where().db);
    const send = (...args: string[]) => run(ship, ...args);
    await expect(send(order.number, 'usps', '9400 1000')).rejects.toThrow(
      `"9400 1000" is not a tracking number of USPS: ${carriers[0]?.trackingFormat}.`,
    );
    await expect(send(order.number, 'Royal', 'Mail', 'AB123')).rejects.toThrow(
      '"Mail AB123" is not a tracking number of Royal: 3 to 40 letters',
    );
    await expect(send(order.number, '1', 'AB123')).rejects.toThrow('"1" is not a carrier. Use USPS or ');
    await expect(send('OH-00000000', 'usps', 'EA000000000US')).rejects.toThrow('There is no order OH-00000000.');
    expect(send(order.number, 'usps')).toBeUndefined();
    expect(await send(order.number.toLowerCase(), 'usps', '9400', '1000', '0000', '0000', '0000', '00')).toBe(
      `Order ${order.number} is sent with USPS, 9400100000000000000000. The shopper gets an email.`,
    );
    expect(await send(order.number, 'Royal Mail', 'AB123456789GB')).toBe(
      `Order ${order.number} is corrected: it is sent with Royal Mail, AB123456789GB. The shopper gets an email.`,
    );
    expect(await send(order.number, 'Royal Mail', 'AB123456789GB')).toBe(
      `Order ${order.number} was sent already with Royal Mail, AB123456789GB. Nothing has changed.`,
    );
    expect(await run(show, order.number)).toMatch(
      /Z {2}sent with USPS, 9400100000000000000000\n.*Z {2}sent with Royal Mail, AB123456789GB$/,
    );
  });

  it('pack and fulfil change a paid order, and name the reason of each rejection', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    expect([run(pack), run(pack, order.number, 'now'), run(fulfil), run(fulfil, order.number, 'now')]).toEqual(
      Array(4).fill(undefined),
    );
    expect(await run(pack, order.number)).toBe(
      `Order ${order.number} is packed. The shopper can no longer cancel it or change its address.`,
    );
    expect(await run(pack, order.number)).toBe(`Order ${order.number} was packed already. Nothing has changed.`);
    expect(await run(fulfil, order.number.slice(3).toLowerCase())).toBe(`Order ${order.number} is fulfilled.`);
    await expect(run(pack, order.number)).rejects.toThrow(`Order ${order.number} is fulfilled: it cannot be packed.`);
    await expect(run(fulfil, order.number)).rejects.toThrow(
      `Order ${order.number} is fulfilled: it cannot be fulfilled now.`,
    );
    const unpaid = await place(db);
    await expect(run(fulfil, unpaid.number)).rejects.toThrow('is pending: it cannot be fulfilled now.');
    await expect(run(fulfil, 'OH-00000000')).rejects.toThrow('There is no order OH-00000000.');
    expect(() => run(fulfil, 'oh-1')).toThrow('There is no order OH-1.');
    const { order: disputed } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(disputed), now);
    await expect(run(fulfil, disputed.number)).rejects.toThrow(
      'must not be sent: the shopper’s bank has taken its money.',
    );
    const { order: asked } = await paidOrder(db);
    await recordDispute(db, disputeUpdate(asked, { state: 'warning_needs_response' }), now);
    await expect(run(fulfil, asked.number)).rejects.toThrow('must not be sent: the shopper’s bank inquires about');
    const { order: cancelled } = await paidOrder(db);
    await cancelByShopper(db, cancelled.token, [], now);
    await expect(run(pack, cancelled.number)).rejects.toThrow('was canceled by its shopper and will be refunded.');
  });

  it('delivered records the first day, corrects it, and rejects a day before the order was sent or in the future', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    await expect(run(delivered, order.number)).rejects.toThrow(`Order ${order.number} is paid: it was not sent.`);
    await shipOrder(db, order.number, { carrier: 'USPS', trackingNumber: '1' }, new Date(Date.now() - 5 * DAY));
    const on = (day: string) => run(delivered, order.number, '--on', day);
    expect(await on(daysAgo(5))).toBe(`Order ${order.number} was delivered on ${daysAgo(5)}.`);
    expect(await on(daysAgo(3))).toBe(`Order ${order.number} is corrected: it was delivered on ${daysAgo(3)}.`);
    expect(await on(daysAgo(3))).toBe(
      `Order ${order.number} has already ${daysAgo(3)} as its day of delivery. Nothing has changed.`,
    );
    for (const day of [daysAgo(6), daysAgo(-2)])
      await expect(on(day)).rejects.toThrow(`Order ${order.number} cannot have arrived on ${day}`);
    for (const day of ['2026-02-29', '2026-13-01', '2026-11-31', '26-11-25', '2026-11-25T00:00Z', 'today'])
      await expect(on(day)).rejects.toThrow(`"${day}" is not a date. Write it like 2026-11-25.`);
    await expect(on('2024-02-29')).rejects.toThrow('cannot have arrived on 2024-02-29');
    expect(await run(delivered, order.number)).toMatch(/is corrected: it was delivered on \d{4}-\d\d-\d\d\.$/);
    for (const args of [[], ['--on', daysAgo(3)], [order.number, 'now'], [order.number, '--at', daysAgo(3)]])
      expect(run(delivered, ...args)).toBeUndefined();
  });

  it('list shows the orders of a state with their refunds and disputes, and show lists an order in full', async () => {
    const { db } = where();
    expect(await run(list)).toBe('No orders.');
    const [{ order }, { order: disputed }] = [await paidOrder(db), await paidOrder(db)];
    const unpaid = await place(db, {}, { now: later(DAY) });
    const line = (number: string, state: string, rest = '') =>
      `${number}  2026-11-20 12:00Z  ${state}     $398.00  US  Ada <Byron>${rest}`;
    expect(await run(refund, order.number, '--line', '1', '--units', '1')).toBe(
      `$199.00 of order ${order.number} is refunded: $199.00 of $398.00 in all. It is paid.`,
    );
    await recordDispute(db, disputeUpdate(disputed), now);
    await recordPaymentEvent(db, paymentEvent(order, { id: 'odd', amountCents: 1 }), now);
    expect(
      String(await run(list, 'paid'))
        .split('\n')
        .toSorted(),
    ).toEqual(
      [
        line(order.number, 'paid     ', '  $199.00 of $398.00 refunded'),
        line(disputed.number, 'paid     ', '  dispute: do not send'),
      ].toSorted(),
    );
    expect(await run(list)).toContain(`${unpaid.number}  2026-11-21 12:00Z  pending  `);
    expect(await run(list, 'fulfilled')).toBe('No orders.');
    expect([run(list, 'sent'), run(list, 'paid', 'pending'), run(show), run(show, order.number, 'all')]).toEqual(
      Array(4).fill(undefined),
    );
    const text = String(await run(show, order.number.toLowerCase()));
    expect(text).toContain(`${order.number}  paid  $398.00\n\n1. 2 × Late Comet (xerix/1), $199.00\n`);
    expect(text).toContain('\nUSPS First Class: $0.00\nPayment: test');
    expect(text).toMatch(/\nRefund rf_\S+: \$199\.00 for 1 of line 1, test, sent\n/);
    expect(text).toContain('\nAda <Byron>\n1 Odd Street\nNew York, NY 10001\nUnited States\nada@example.com\n');
    expect(text).toContain('2026-11-20 12:00Z  payment-succeeded (test): paid');
    expect(text).toContain('check this, wrong-amount, 0.01 usd');
    expect(await run(show, disputed.number)).toContain(
      `Dispute dp_${disputed.number}: $398.00, fraudulent, needs_response, answer by 2026-11-27 12:00 UTC\n`,
    );
    await expect(run(show, 'OH-00000000')).rejects.toThrow('There is no order OH-00000000.');
    const csv = String(await run(exportCsv, '--csv')).split('\r\n');
    expect(csv[0]).toContain(',total,refunded,lost,refund_failed,dispute,');
    expect(csv.filter((row) => row.includes(',398.00,199.00,0.00,0.00,,'))).toHaveLength(1);
    expect([run(exportCsv), run(exportCsv, '--json'), run(exportCsv, '--csv', 'paid')]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('refund accepts no arguments outside its usage', async () => {
    const { order } = await paidOrder(where().db);
    expect(run(refund)).toBeUndefined();
    for (const args of [
      ['--line', '1', '--amount', '5'],
      ['--units', '1'],
      ['--line', '0'],
      ['--line', '1.5'],
      ['--line', '1', '--units', '0'],
      ['--line', '1000'],
      ['--amount', '0'],
      ['--amount', '1.005'],
      ['--amount', '-5'],
      ['--line', '1', '--return', 'RT-7K3M9QX2'],
      ['--all'],
      ['--amount'],
      ['1'],
    ])
      expect([args, run(refund, order.number, ...args)]).toEqual([args, undefined]);
  });

  it('refund refunds a line, an amount and the rest, up to the total, and by hand', async () => {
    const { order } = await paidOrder(where().db);
    const give = (...args: string[]) => run(refund, order.number, ...args);
    await expect(give('--line', '2')).rejects.toThrow(`Order ${order.number} has no such line`);
    await expect(give('--line', '1', '--units', '3')).rejects.toThrow(`Order ${order.number} has no such line`);
    expect(await give('--line', '1', '--units', '1')).toContain('$199.00 of $398.00 in all. It is paid.');
    await expect(give('--amount', '199.01')).rejects.toThrow(`$199.00 of order ${order.number} can still be refunded.`);
    expect(await give('--amount', '0.01', '--by-hand')).toBe(
      `$0.01 of order ${order.number} is refunded: $199.01 of $398.00 in all. It is paid.`,
    );
    expect(await run(show, order.number)).toMatch(/\nRefund \S+: \$0\.01, owner, sent\n/);
    expect(await give()).toBe(`Order ${order.number} is refunded.`);
    await expect(run(refund, 'OH-00000000')).rejects.toThrow('There is no order OH-00000000.');
  });

  it('stock shows every watch or one, sets, adds and removes units, and never goes below 0', async () => {
    const rows = async (...args: string[]) => String(await run(stock, ...args)).split('\n');
    expect((await rows())[0]).toMatch(/^watch +on hand +reserved +sold +subscriptions +name/);
    expect(await rows('xerix/1')).toHaveLength(2);
    const left = async () => (await rows('xerix/1'))[1]?.split(/ {2,}/)[1];
    for (const [typed, units] of [
      ['12', '12'],
      ['+3', '15'],
      ['-5', '10'],
      ['-10', '0'],
      ['0', '0'],
    ] as const) {
      await run(stock, 'xerix/1', typed);
      expect([typed, await left()]).toEqual([typed, units]);
    }
    await expect(run(stock, 'xerix/1', '-1')).rejects.toThrow(/xerix\/1|Xeric/);
    expect(await left()).toBe('0');
    await expect(run(stock, 'xerix/99')).rejects.toThrow('There is no such watch.');
    for (const args of [['rolex/1'], ['xerix/1', 'many'], ['xerix/1', '1', '2'], ['xerix/1', '1.5'], ['rolex/1', '1']])
      expect([args, run(stock, ...args)]).toEqual([args, undefined]);
  });
});
