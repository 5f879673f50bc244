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
const manualRefund = { isProviders: false };
const totalsOf = (refunds: readonly RefundRecord[], reportedCents = 0, totalCents = 100_00) =>
  Object.values(sumRefunds(refunds, { reportedCents, totalCents }));

it('sumRefunds and noRefunds are 0 without refunds', () => {
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
] as const)('earlierRefundStates(%s) is %j', (state, before) => {
  expect(earlierRefundStates(state)).toEqual(before);
});

describe('refunded, requested and returned cents of a total of 100.00', () => {
  it.each([
    ['a requested refund is not refunded yet', [refund('asked', 30_00)], 0, [0, 30_00, 0]],
    ['pending and succeeded refunds count', [refund('pending', 30_00), refund('succeeded', 5_00)], 0, [35_00, 0, 0]],
    ['a failed refund counts as returned', [refund('failed', 30_00)], 0, [0, 0, 30_00]],
    ['a reported sum without a known refund counts', [], 12_00, [12_00, 0, 0]],
    ['a reported sum that equals the known refund counts once', [refund('succeeded', 12_00)], 12_00, [12_00, 0, 0]],
    ['a reported sum that equals a failed refund does not count', [refund('failed', 12_00)], 12_00, [0, 0, 12_00]],
    ['a reported sum below the known refund does not count', [refund('succeeded', 12_00)], 5_00, [12_00, 0, 0]],
    ['the part of a reported sum above the known refund counts', [refund('succeeded', 12_00)], 20_00, [20_00, 0, 0]],
    [
      'a manual refund counts in addition to the reported sum',
      [refund('succeeded', 12_00, manualRefund)],
      20_00,
      [32_00, 0, 0],
    ],
    ['a requested refund that is already reported counts as refunded', [refund('asked', 30_00)], 30_00, [30_00, 0, 0]],
    ['a requested refund that is reported in part counts in part', [refund('asked', 30_00)], 10_00, [10_00, 20_00, 0]],
    ['a reported sum above the requested refund counts', [refund('asked', 30_00)], 50_00, [50_00, 0, 0]],
    ['refunds never exceed the total', [refund('succeeded', 80_00), refund('pending', 80_00)], 0, [100_00, 0, 0]],
    ['two requested refunds add up', [refund('asked', 30_00), refund('asked', 1_00)], 0, [0, 31_00, 0]],
    ['two failed refunds add up', [refund('failed', 30_00), refund('failed', 1_00)], 0, [0, 0, 31_00]],
  ])('%s', (_, refunds, reportedCents, expected) => {
    expect(totalsOf(refunds, reportedCents)).toEqual(expected);
  });

  it.each([
    ['asked', 12, 0],
    ['pending', 12, 0],
    ['succeeded', 12, 0],
    ['failed', 12, 31_00],
    ['succeeded', 11, 30_00],
    ['succeeded', 10, 30_00],
  ] as const)(
    'returnedCents of a refund failed on the 11th, with another that is %s and created on the %dth',
    (state, began, returned) => {
      const later = refund(state, 1_00, { createdAt: day(began), changedAt: day(20) });
      expect(totalsOf([refund('failed', 30_00), later])[2]).toBe(returned);
    },
  );

  it('any later refund replaces a failed one', () => {
    const others = [
      refund('succeeded', 1_00, { createdAt: day(1) }),
      refund('succeeded', 1_00, { createdAt: day(12) }),
    ];
    expect(totalsOf([refund('failed', 30_00), ...others])[2]).toBe(0);
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
      fc.property(fc.array(refunds, { maxLength: 6 }), fc.nat({ max: 200_00 }), (some, reported) => {
        const { refundedCents, requestedCents, returnedCents } = sumRefunds(some, {
          reportedCents: reported,
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
    ['is not refunded', {}, true],
    ['is refunded except one cent', { refundedCents: 79_99 }, true],
    ['is refunded', { refundedCents: 80_00 }, false],
    ['is refunded and lost in a dispute', { refundedCents: 40_00, lostCents: 40_00 }, false],
    ['is refunded and lost in a dispute except one cent', { refundedCents: 40_00, lostCents: 39_99 }, true],
    ['is under inquiry', { openDispute: 'inquiry' }, true],
    ['is disputed', { openDispute: 'dispute' }, false],
  ] as const)('earnsCode when its money %s', (_, back, earns) => {
    expect(earnsCode({ ...noRefunds, ...back }, { subtotalCents: 100_00, discountCents: 20_00 })).toBe(earns);
  });
});
