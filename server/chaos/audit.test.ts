import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reject } from '@/domain/result';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { askOrder, askTestPayment, body, contextAt, post, postOrder } from '@/server/testing/requests';
import { transact } from '@/server/database/transact';
import { audit } from './audit';
import { setInitialStock } from './chaos-stock';
import { type Outcome, RequestLog } from './request-log';

/** Each way in which data is lost, duplicated or stuck, as a change of a correct database. */
const corruptions: [string, string][] = [
  ['an order is lost', `update orders set token = 'another' where state = 'pending'`],
  ['an order has another key', `update orders set idempotency_key = 'other' where state = 'pending'`],
  ['a paid order is pending', `update orders set state = 'pending' where state = 'paid'`],
  ['a cancelled order is paid', `update orders set state = 'paid' where state = 'cancelled'`],
  [
    'the lines of an order are lost',
    `delete from order_lines where order_number in (select number from orders where state = 'paid')`,
  ],
  ['the history of an order is lost', `delete from order_history where to_state = 'paid'`],
  [
    'an order is paid twice',
    `insert into order_history (order_number, sequence, event, from_state, to_state, source, at) select order_number, 9, event, 'pending', to_state, source, at from order_history where to_state = 'paid'`,
  ],
  ['a payment event is lost', `delete from payment_events`],
  ['an invoice is lost', `delete from invoices`],
  ['a number is missing in its series', `update invoices set sequence = 2`],
  ['a promo code is lost', `delete from promo_codes`],
  ['an email is lost', `delete from outbox`],
  ['an email was not sent', `update outbox set sent_at = null`],
  ['a payment is stuck', `update test_payments set state = 'submitted' where state = 'settled'`],
  ['an ended payment is open', `update test_payments set state = 'open' where state = 'ended'`],
  ['a unit is lost', `update stock set available = available - 1`],
  ['a unit is sold twice', `update stock set available = available + 1`],
  [
    'a cancelled order keeps its reservation',
    `update stock_reservations set order_number = (select number from orders where state = 'cancelled') where order_number in (select number from orders where state = 'pending')`,
  ],
];

onEachEngine((where) => {
  collectLog();

  /** Creates one order of each outcome, all correct. */
  async function placeOrders(): Promise<[RequestLog, Map<string, number>]> {
    const { db } = where();
    const requestLog = new RequestLog();
    await setInitialStock(db);
    const order = async (outcome: Outcome, supersedes?: string) => {
      const key = randomUUID();
      const { order: placed, next } = (await askOrder(contextAt(db), postOrder({ ...body, supersedes }, key))).body;
      const { number = '', token = '' } = placed ?? {};
      const attempt = { order: token, session: next?.session, card: 'success' };
      if (outcome === 'paid') await askTestPayment(contextAt(db), post(attempt));
      requestLog.orders.push({ key, number, token, outcome });
      return token;
    };
    await order('unpaid');
    await order('paid', await order('superseded'));
    await sql`update outbox set sent_at = created_at`.execute(db);
    const mails = await db.selectFrom('outbox').select('id').execute();
    return [requestLog, new Map(mails.map(({ id }) => [id, 1]))];
  }

  it('audit returns nothing for a correct database', async () => {
    const [requestLog, delivered] = await placeOrders();
    expect(requestLog.orders).toHaveLength(3);
    expect(await audit(where().db, requestLog, delivered)).toEqual([]);
    requestLog.note('/api', new Response('', { status: 500 }), 1);
    requestLog.note('/api', new Response('', { status: 503 }), 1);
    expect(await audit(where().db, requestLog, delivered)).toHaveLength(2);
  });

  it('audit reports each lost, duplicated or stuck record', async () => {
    const { db } = where();
    const [requestLog, delivered] = await placeOrders();
    for (const [what, harm] of corruptions) {
      const undone = await transact(db, async (records) => {
        const { numAffectedRows } = await sql.raw(harm).execute(records);
        return reject({ code: 'undone', found: await audit(records, requestLog, delivered), harmed: numAffectedRows });
      });
      expect([what, undone]).toEqual([
        what,
        {
          ok: false,
          rejection: { code: 'undone', found: expect.arrayContaining([expect.any(String)]), harmed: expect.anything() },
        },
      ]);
    }
    expect(await audit(db, requestLog, delivered)).toEqual([]);
  });
});
