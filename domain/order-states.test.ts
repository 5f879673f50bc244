// Verifies docs/product.md 14.3, 14.4.
import fc from 'fast-check';
import {
  hasBeenPaid,
  isClosedUnpaid,
  isPaid,
  orderEvents,
  orderStates,
  type OrderEventType,
  type OrderState,
  transition,
} from './order-states';

const after = (events: readonly OrderEventType[], start: OrderState = 'pending') =>
  events.reduce<OrderState>((state, event) => transition(state, event) ?? state, start);

it.each<[OrderEventType[], OrderState]>([
  [['payment-succeeded'], 'paid'],
  [['payment-succeeded', 'fulfil'], 'fulfilled'],
  [['payment-succeeded', 'fulfil', 'payment-refunded'], 'refunded'],
  [['payment-failed'], 'failed'],
  [['payment-failed', 'payment-succeeded'], 'paid'],
  [['payment-succeeded', 'payment-failed', 'expire', 'cancel'], 'paid'],
  [['expire', 'payment-succeeded'], 'paid'],
  [['cancel', 'expire'], 'cancelled'],
  [['payment-refunded', 'payment-succeeded', 'fulfil'], 'refunded'],
  [['fulfil'], 'pending'],
])('the events %j lead to %s', (events, state) => {
  expect(after(events)).toBe(state);
});

it.each([
  ['failed', true],
  ['expired', true],
  ['cancelled', true],
  ['pending', false],
  ['paid', false],
  ['fulfilled', false],
  ['refunded', false],
] as const)('isClosedUnpaid for %s is %j', (state, isFree) => {
  expect(isClosedUnpaid(state)).toBe(isFree);
});

/** Events in any order, as providers guarantee none; `expire` comes from the shop's own timer. */
const eventLists = fc.array(
  fc.constantFrom<OrderEventType>('payment-succeeded', 'payment-failed', 'payment-refunded', 'expire'),
  { maxLength: 8 },
);

it('the state does not depend on the order of events', () => {
  const shuffled = eventLists.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
  );
  fc.assert(fc.property(shuffled, ([events, other]) => after(other) === after(events)));
});

it('transition ignores a repeated event', () => {
  const repeated = eventLists.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
  );
  fc.assert(fc.property(repeated, ([events, withRepeats]) => after(withRepeats) === after(events)));
});

describe('for any events from any state', () => {
  const histories = fc.tuple(
    fc.constantFrom(...orderStates),
    fc.array(fc.constantFrom(...orderEvents), { maxLength: 12 }),
  );

  it('an order is paid only by a payment event', () => {
    fc.assert(
      fc.property(histories, ([start, events]) => {
        const withoutPayment = events.filter((event) => event !== 'payment-succeeded');
        expect(isPaid(after(withoutPayment, start)) && !isPaid(start)).toBe(false);
      }),
    );
  });

  it('a refunded order stays refunded, and a paid order never becomes unpaid', () => {
    fc.assert(
      fc.property(histories, ([start, events]) => {
        const end = after(events, start);
        expect(start !== 'refunded' || end === 'refunded').toBe(true);
        expect(isPaid(start) && (isClosedUnpaid(end) || end === 'pending')).toBe(false);
      }),
    );
  });
});

it('an expired or cancelled order can be paid or refunded', () => {
  for (const given of ['failed', 'expired', 'cancelled'] as const) {
    expect(after(['payment-refunded'], given)).toBe('refunded');
    expect(after(['payment-succeeded'], given)).toBe('paid');
  }
});

it('isPaid is true for paid and fulfilled, and hasBeenPaid also for refunded', () => {
  expect(orderStates.filter(isPaid)).toEqual(['paid', 'fulfilled']);
  expect(orderStates.filter(hasBeenPaid)).toEqual(['paid', 'fulfilled', 'refunded']);
});
