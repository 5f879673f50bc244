// Verifies docs/product.md 36.3.
import fc from 'fast-check';
import {
  claimsUnits,
  givesWay,
  isOpenReturn,
  isReturnNumber,
  normaliseReturnNumber,
  returnEvents,
  returnKinds,
  returnStates,
  type ReturnEvent,
  type ReturnKind,
  type ReturnState,
  returnTransition,
} from './return-states';

const after = (kind: ReturnKind, events: readonly ReturnEvent[]) =>
  events.reduce<ReturnState>((state, event) => returnTransition(kind, state, event) ?? state, 'requested');

it.each<[ReturnKind, ReturnEvent[], ReturnState]>([
  ['return', ['accept', 'send', 'receive', 'inspect', 'refund'], 'refunded'],
  ['return', ['accept', 'receive', 'refund-part', 'refund'], 'refunded'],
  ['return', ['refund'], 'requested'],
  ['return', ['receive'], 'requested'],
  ['return', ['refuse', 'accept', 'refund'], 'refused'],
  ['return', ['accept', 'refuse'], 'accepted'],
  ['return', ['accept', 'cancel', 'receive'], 'cancelled'],
  ['return', ['settle', 'receive'], 'refunded'],
  ['withdrawal', ['refund'], 'refunded'],
  ['withdrawal', ['send', 'receive', 'inspect', 'refund-part'], 'refunded-in-part'],
  ['withdrawal', ['receive'], 'received'],
  ['withdrawal', ['refuse', 'refund'], 'refused'],
  ['withdrawal', ['send', 'receive', 'inspect', 'settle'], 'refunded'],
  ['withdrawal', ['send', 'settle'], 'refunded'],
  ['return', ['accept', 'refund-part', 'receive'], 'refunded-in-part'],
  ['return', ['accept', 'refund-part', 'settle'], 'refunded'],
])('a %s goes through %j to %s', (kind, events, state) => {
  expect(after(kind, events)).toBe(state);
});

const events = fc.array(fc.constantFrom(...returnEvents), { maxLength: 12 });
const kinds = fc.constantFrom(...returnKinds);

it('a refused or cancelled request never changes again, and never claims units', () => {
  fc.assert(
    fc.property(kinds, events, fc.constantFrom<ReturnEvent>('refuse', 'cancel'), (kind, rest, end) => {
      const ended = after(kind, [end, ...rest]);
      return ended === (end === 'refuse' ? 'refused' : 'cancelled') && !claimsUnits(ended) && !isOpenReturn(ended);
    }),
  );
});

it('a refunded request stays refunded, and a request is refunded only by a refund or a settlement', () => {
  fc.assert(
    fc.property(kinds, events, events, (kind, before, rest) => {
      const state = after(kind, before);
      if (state !== 'refunded') return true;
      return (
        before.some((event) => event === 'refund' || event === 'settle') && after(kind, [...before, ...rest]) === state
      );
    }),
  );
});

it('a return is refunded, received and sent only after its acceptance, unless the whole order is settled', () => {
  fc.assert(
    fc.property(events, (all) => {
      const unasked = all.filter((event) => event !== 'accept' && event !== 'settle');
      return ['requested', 'refused', 'cancelled'].includes(after('return', unasked));
    }),
  );
});

it('a withdrawal replaces only a return that has neither arrived nor been refunded', () => {
  const giving = returnStates.filter((state) => givesWay('return', state));
  expect(giving).toEqual(['requested', 'accepted', 'sent']);
  expect(returnStates.some((state) => givesWay('withdrawal', state))).toBe(false);
});

it.each([
  ['rt 7k3m 9qx2', 'RT-7K3M9QX2'],
  ['7K3M9QX2', 'RT-7K3M9QX2'],
  ['RT-oOiL0000', 'RT-00110000'],
])('normaliseReturnNumber reads %s as %s', (typed, number) => {
  expect(normaliseReturnNumber(typed)).toBe(number);
  expect(isReturnNumber(number)).toBe(true);
});

it('isReturnNumber rejects an order number', () => {
  expect(isReturnNumber('OH-7K3M9QX2')).toBe(false);
});

it('a request is open until it is refused, cancelled or refunded, also in part', () => {
  expect(returnStates.filter(isOpenReturn)).toEqual(['requested', 'accepted', 'sent', 'received', 'inspected']);
  expect(returnStates.filter((state) => !claimsUnits(state))).toEqual(['refused', 'cancelled']);
});

it('goods may arrive after the refund, which stays', () => {
  expect(returnTransition('return', 'refunded', 'receive')).toBe('refunded');
  expect(returnTransition('withdrawal', 'refunded-in-part', 'receive')).toBe('refunded-in-part');
});
