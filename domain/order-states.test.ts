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
])('%j leads to %s', (events, state) => {
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
] as const)('a shopper gets the code of an order back that is %s: %j', (state, isFree) => {
  expect(isClosedUnpaid(state)).toBe(isFree);
});

/** What a provider sends, in no order one can rely on: the clock's `expire` among it. */
const words = fc.array(
  fc.constantFrom<OrderEventType>('payment-succeeded', 'payment-failed', 'payment-refunded', 'expire'),
  { maxLength: 8 },
);

it('the provider’s words lead to one state, in whatever order they come', () => {
  const shuffled = words.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
  );
  fc.assert(fc.property(shuffled, ([events, other]) => after(other) === after(events)));
});

it('transition ignores a repeated event', () => {
  const doubled = words.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 })),
  );
  fc.assert(fc.property(doubled, ([events, twice]) => after(twice) === after(events)));
});

describe('for any events from any state', () => {
  const everything = fc.tuple(
    fc.constantFrom(...orderStates),
    fc.array(fc.constantFrom(...orderEvents), { maxLength: 12 }),
  );

  it('an order is paid only by the provider’s word', () => {
    fc.assert(
      fc.property(everything, ([start, events]) => {
        const silent = events.filter((event) => event !== 'payment-succeeded');
        expect(isPaid(after(silent, start)) && !isPaid(start)).toBe(false);
      }),
    );
  });

  it('once refunded it stays so, and paid money is never forgotten', () => {
    fc.assert(
      fc.property(everything, ([start, events]) => {
        const end = after(events, start);
        expect(start !== 'refunded' || end === 'refunded').toBe(true);
        expect(isPaid(start) && (isClosedUnpaid(end) || end === 'pending')).toBe(false);
      }),
    );
  });
});

it('an order that had run out may still be refunded', () => {
  for (const given of ['failed', 'expired', 'cancelled'] as const) {
    expect(after(['payment-refunded'], given)).toBe('refunded');
    expect(after(['payment-succeeded'], given)).toBe('paid');
  }
});

it('the money is with the shop while an order is paid or fulfilled', () => {
  expect(orderStates.filter(isPaid)).toEqual(['paid', 'fulfilled']);
  expect(orderStates.filter(hasBeenPaid)).toEqual(['paid', 'fulfilled', 'refunded']);
});
