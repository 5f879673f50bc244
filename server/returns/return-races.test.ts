// Verifies docs/product.md 36.4.
import fc from 'fast-check';
import { type ReturnKind } from '@/domain/return-states';
import { fulfilOrder } from '@/server/orders/change';
import { returnsOf } from '@/server/orders/claimed-units';
import { findKnownOrder } from '@/server/orders/read';
import { recordDispute } from '@/server/orders/record-dispute';
import { recordRefund } from '@/server/orders/record-refund';
import { type RefundRequest } from '@/server/orders/request-refund';
import { disputeUpdate, later, refundUpdate } from '@/server/testing/checkout';
import { onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { returnsAt } from '@/server/testing/returns';
import { type OwnerStep } from './change-return';

/** Each run makes many queries. */
jest.setTimeout(60_000);

type Act =
  | { act: 'ask'; kind: ReturnKind; items: readonly number[] }
  | { act: 'step'; at: number; event: OwnerStep['event'] }
  | { act: 'pay'; at: number; cents: number | undefined }
  | { act: 'refund'; wish: RefundRequest }
  | { act: 'fail'; at: number }
  | { act: 'dispute'; state: 'needs_response' | 'won' | 'lost' }
  | { act: 'ship' };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('ask' as const),
      kind: fc.constantFrom<ReturnKind>('withdrawal', 'return'),
      items: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 3, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('step' as const),
      at: fc.nat(4),
      event: fc.constantFrom<OwnerStep['event']>('accept', 'refuse', 'send', 'receive', 'inspect'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('pay' as const),
      at: fc.nat(4),
      cents: fc.option(fc.integer({ min: 1, max: 80_00 }), { nil: undefined }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      wish: fc.oneof(
        fc.constant({ kind: 'all' as const }),
        fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 50_00 }) }),
        fc.record({
          kind: fc.constant('line' as const),
          line: fc.integer({ min: 1, max: 3 }),
          units: fc.integer({ min: 1, max: 2 }),
        }),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('fail' as const), at: fc.nat(3) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('dispute' as const),
      state: fc.constantFrom('needs_response' as const, 'won' as const, 'lost' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'ship' as const }) },
);

onEachEngine((where) => {
  collectLog();
  let refunds = 0;
  const alternating = () => ((refunds += 1) % 2 === 0 ? 'succeeded' : 'pending');
  const { ask, step, refund, payBack, paid, sent } = returnsAt(where, undefined, alternating);

  it('whatever shopper, owner and bank do, no unit is taken twice and no more is refunded than was paid', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), fc.boolean(), async (acts, isSent) => {
        const quantities = [3, 1, 2];
        const order = isSent ? await sent(quantities) : await paid(quantities);
        const { total_cents: total } = await findKnownOrder(where().db, order);
        const run = async (one: Act, index: number) => {
          const at = later(index * 61_000);
          const known = (await returnsOf(where().db, order)).at('at' in one ? one.at : 0);
          if (one.act === 'ask')
            await ask(
              order,
              one.kind,
              one.items.flatMap((units, line) => (units > 0 ? [{ watch: `xerix/${line + 1}` as const, units }] : [])),
              at,
            );
          if (one.act === 'step' && known)
            await step(
              known.kind,
              known.number,
              one.event === 'receive'
                ? { event: one.event, saleable: true }
                : one.event === 'send'
                  ? { event: one.event }
                  : { event: one.event, answer: 'So.' },
            );
          if (one.act === 'pay' && known) await payBack(order, known.number, one.cents, at);
          if (one.act === 'refund') await refund(order, one.wish, at);
          if (one.act === 'ship') await fulfilOrder(where().db, order, at);
          const details = await findKnownOrder(where().db, order);
          if (one.act === 'dispute')
            await recordDispute(
              where().db,
              disputeUpdate(details, { state: one.state, reportedAt: at.toISOString() }),
              at,
            );
          if (one.act === 'fail') {
            const made = (
              await where()
                .db.selectFrom('refunds')
                .selectAll()
                .where('order_number', '=', order)
                .orderBy('created_at')
                .execute()
            )[one.at];
            if (made?.id)
              await recordRefund(
                where().db,
                refundUpdate(details, {
                  key: made.key,
                  id: made.id,
                  amountCents: made.amount_cents,
                  state: 'failed',
                  reportedAt: at.toISOString(),
                }),
                at,
              );
          }
        };
        // Neighbours run in parallel, as two tabs and the owner's terminal do.
        for (let index = 0; index < acts.length; index += 2)
          await Promise.all(acts.slice(index, index + 2).map((one, place) => run(one, index + place)));

        const details = await findKnownOrder(where().db, order);
        const all = await returnsOf(where().db, order);
        const refunds = await where()
          .db.selectFrom('refunds')
          .selectAll()
          .where('order_number', '=', order)
          .where('state', '!=', 'failed')
          .execute();
        expect(refunds.reduce((sum, { amount_cents: cents }) => sum + cents, 0)).toBeLessThanOrEqual(total);
        for (const [line, quantity] of quantities.entries()) {
          const claimed = all
            .filter(({ state }) => state !== 'refused' && state !== 'cancelled')
            .flatMap(({ lines }) => lines)
            .filter((one) => one.line === line)
            .reduce((sum, { units }) => sum + units, 0);
          const byLine = refunds.reduce((sum, one) => sum + (one.line === line ? (one.units ?? 0) : 0), 0);
          expect(claimed + byLine).toBeLessThanOrEqual(quantity);
        }
        for (const { number, state, value_cents: value } of all) {
          const back = refunds.reduce((sum, one) => sum + (one.return_number === number ? one.amount_cents : 0), 0);
          if (back > 0) expect(back).toBeLessThanOrEqual(value ?? 0);
          const isRefunded = back > 0 && (back === value || details.state === 'refunded');
          const shown =
            state === 'refunded'
              ? isRefunded || details.state === 'refunded'
              : state === 'refunded-in-part'
                ? back > 0
                : back === 0;
          expect([number, state, shown]).toEqual([number, state, true]);
        }
        const reservations = await where()
          .db.selectFrom('stock_reservations')
          .selectAll()
          .where('order_number', '=', order)
          .execute();
        for (const { quantity, oversold } of reservations)
          expect(Math.min(quantity, oversold)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 8 },
    );
  });
});
