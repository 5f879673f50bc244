// Verifies docs/product.md 36.6 (commands).
import { valueOf } from '@/server/testing/results';
import { onSqlite } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { returnsAt } from '@/server/testing/returns';
import { refund } from './refund';
import { returns, withdrawals } from './returns';
import { show } from './show';

onSqlite((where) => {
  collectLog();
  const { ask, sent, paid } = returnsAt(where, () => new Date());
  const run = (command: typeof returns, ...args: string[]) => command.run(where().db, args);

  it('returns lists, accepts, receives, inspects and refunds a return, in part and in full', async () => {
    const order = await sent([2], 'US');
    const number = valueOf(await ask(order, 'return'));
    expect(await run(returns)).toMatch(new RegExp(`^${number}  .{17}  requested +${order}  Ada <Byron>$`));
    expect(await run(withdrawals)).toBe('No withdrawal waits.');
    expect(await run(returns, 'accept', number.toLowerCase(), 'Send', 'it.')).toBe(
      `${number} is accepted. The shopper gets an email.`,
    );
    await expect(run(returns, 'refuse', number, 'No.')).rejects.toThrow(
      `${number} is accepted: this step is not possible.`,
    );
    expect(await run(returns, 'sent', number)).toBe(`${number} is sent. The shopper gets an email.`);
    expect(await run(returns, 'received', number, '--saleable')).toContain('Its units are back in the stock.');
    expect(await run(returns, 'inspected', number)).toContain('is inspected');
    expect(await run(returns, 'refund', number, '--amount', '10')).toContain('$10.00 of $71.61 in all');
    expect(await run(returns, 'show', number)).toMatch(/2 × Xeric Late Comet\nAnswer: Send it\.\nRefunded: \$10\.00\n/);
    expect(await run(refund, order, '--return', number)).toContain('$66.66 of $71.61 in all');
    expect(await run(returns)).toBe('No return waits.');
    expect(await run(returns, '--all')).toContain('refunded');
    expect(await run(show, order)).toContain(`return ${number} of 2 of line 1: refunded`);
  });

  it('received without --saleable puts no unit into the stock', async () => {
    const stock = () => where().db.selectFrom('stock').select('available').where('watch', '=', 'xerix/1').execute();
    const number = valueOf(await ask(await sent([1]), 'withdrawal'));
    const before = await stock();
    expect(await run(withdrawals, 'received', number)).toBe(`${number} is received. The shopper gets an email.`);
    expect(await stock()).toEqual(before);
  });

  it('withdrawals lists the last day of the refund and refunds', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    expect(await run(withdrawals)).toMatch(/ {2}refund by \d{4}-\d\d-\d\d$/);
    expect(await run(withdrawals, 'show', number)).toMatch(/\nRefund by \d{4}-\d\d-\d\d\n/);
    expect(await run(withdrawals, 'refund', number, '--by-hand')).toBe(`Order ${order} is refunded.`);
  });

  it('arguments outside the usage are rejected', async () => {
    const order = await paid([1]);
    const number = valueOf(await ask(order, 'withdrawal'));
    for (const args of [
      ['show'],
      ['refuse', number],
      ['received', number, 'now'],
      ['accept', number, '--saleable'],
      ['refund', number, '--amount', 'ten'],
      ['refund', number, 'now'],
      ['gift', number],
      ['--nothing'],
    ])
      expect([args, run(withdrawals, ...args)]).toEqual([args, undefined]);
    await expect(run(returns, 'show', number)).rejects.toThrow(`There is no return ${number}.`);
    expect(() => run(returns, 'show', order)).toThrow(`There is no return ${order}.`);
    expect(() => run(returns, 'accept', number, 'x'.repeat(501))).toThrow('at most 500 characters');
  });
});
