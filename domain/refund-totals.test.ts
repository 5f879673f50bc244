import fc from 'fast-check';
import {
  type RefundRecord,
  earnsCode,
  noRefunds,
  type RefundState,
  earlierRefundStates,
  sumRefunds,
} from './refund-totals';

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T12:00:00.000Z`;

const refund = (state: RefundState, amountCents: number, rest: Partial<RefundRecord> = {}): RefundRecord => ({
  amountCents,
  state,
  isProviders: true,
  createdAt: day(10),
  changedAt: day(11),
  ...rest,
});
const byHand = { isProviders: false };
const sums = (refunds: readonly RefundRecord[], toldCents = 0, totalCents = 100_00) =>
  Object.values(sumRefunds(refunds, { reportedCents: toldCents, totalCents }));

it('of an order from which nothing has gone back, nothing has', () => {
  expect(noRefunds).toEqual({ refundedCents: 0, lostCents: 0, returnedCents: 0, openDispute: null });
  expect(sumRefunds([], { reportedCents: 0, totalCents: 100_00 })).toEqual({
    refundedCents: 0,
    requestedCents: 0,
    returnedCents: 0,
  });
});

it.each([
  ['asked', []],
  ['pending', ['asked']],
  ['succeeded', ['asked', 'pending']],
  ['failed', ['asked', 'pending', 'succeeded']],
] as const)('a word that a refund is %s overtakes %j', (state, before) => {
  expect(earlierRefundStates(state)).toEqual(before);
});

describe('refunded, asked for and come back, in cents, of a total of 100.00', () => {
  it.each([
    ['what is asked for is not refunded yet', [refund('asked', 30_00)], 0, [0, 30_00, 0]],
    [
      'what is on its way and what has arrived',
      [refund('pending', 30_00), refund('succeeded', 5_00)],
      0,
      [35_00, 0, 0],
    ],
    ['what failed has come back', [refund('failed', 30_00)], 0, [0, 0, 30_00]],
    ['what is told of and of no refund that is known', [], 12_00, [12_00, 0, 0]],
    ['what is told of is what is known', [refund('succeeded', 12_00)], 12_00, [12_00, 0, 0]],
    ['what failed is known too', [refund('failed', 12_00)], 12_00, [0, 0, 12_00]],
    ['less is told of than is known', [refund('succeeded', 12_00)], 5_00, [12_00, 0, 0]],
    ['more is told of than is known', [refund('succeeded', 12_00)], 20_00, [20_00, 0, 0]],
    ['what was made by hand is in no sum that is told', [refund('succeeded', 12_00, byHand)], 20_00, [32_00, 0, 0]],
    ['what is asked for is told of before its refund is', [refund('asked', 30_00)], 30_00, [30_00, 0, 0]],
    ['part of what is asked for is told of', [refund('asked', 30_00)], 10_00, [10_00, 20_00, 0]],
    ['more is told of than is asked for', [refund('asked', 30_00)], 50_00, [50_00, 0, 0]],
    ['never more than the total', [refund('succeeded', 80_00), refund('pending', 80_00)], 0, [100_00, 0, 0]],
    ['two askings add up', [refund('asked', 30_00), refund('asked', 1_00)], 0, [0, 31_00, 0]],
    ['two failures add up', [refund('failed', 30_00), refund('failed', 1_00)], 0, [0, 0, 31_00]],
  ])('%s', (_, refunds, toldCents, expected) => {
    expect(sums(refunds, toldCents)).toEqual(expected);
  });

  it.each([
    ['asked', 12, 0],
    ['pending', 12, 0],
    ['succeeded', 12, 0],
    ['failed', 12, 31_00],
    ['succeeded', 11, 30_00],
    ['succeeded', 10, 30_00],
  ] as const)('a refund failed on the 11th and another is %s, created on the %dth', (state, began, returned) => {
    const later = refund(state, 1_00, { createdAt: day(began), changedAt: day(20) });
    expect(sums([refund('failed', 30_00), later])[2]).toBe(returned);
  });

  it('one of several later refunds makes good what failed', () => {
    const others = [
      refund('succeeded', 1_00, { createdAt: day(1) }),
      refund('succeeded', 1_00, { createdAt: day(12) }),
    ];
    expect(sums([refund('failed', 30_00), ...others])[2]).toBe(0);
  });

  it('sums are never negative and refundedCents never exceeds the total', () => {
    const refunds = fc.record({
      amountCents: fc.nat({ max: 100_00 }),
      state: fc.constantFrom<RefundState>('asked', 'pending', 'succeeded', 'failed'),
      isProviders: fc.boolean(),
      createdAt: fc.integer({ min: 1, max: 28 }).map(day),
      changedAt: fc.integer({ min: 1, max: 28 }).map(day),
    });
    fc.assert(
      fc.property(fc.array(refunds, { maxLength: 6 }), fc.nat({ max: 200_00 }), (some, told) => {
        const { refundedCents, requestedCents, returnedCents } = sumRefunds(some, {
          reportedCents: told,
          totalCents: 100_00,
        });
        expect(Math.min(refundedCents, requestedCents, returnedCents)).toBeGreaterThanOrEqual(0);
        expect(refundedCents).toBeLessThanOrEqual(100_00);
      }),
    );
  });
});

describe('an order of 80.00 for the watches after a discount of 20.00', () => {
  it.each([
    ['is whole', {}, true],
    ['has gone back but for a cent', { refundedCents: 79_99 }, true],
    ['has gone back', { refundedCents: 80_00 }, false],
    ['has gone back in two ways', { refundedCents: 40_00, lostCents: 40_00 }, false],
    ['has gone back in two ways but for a cent', { refundedCents: 40_00, lostCents: 39_99 }, true],
    ['is asked about by the bank', { openDispute: 'inquiry' }, true],
    ['has been taken by the bank', { openDispute: 'dispute' }, false],
  ] as const)('whose money %s earns the next one’s code or not', (_, back, earns) => {
    expect(earnsCode({ ...noRefunds, ...back }, { subtotalCents: 100_00, discountCents: 20_00 })).toBe(earns);
  });
});
