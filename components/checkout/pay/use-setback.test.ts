import { act, renderHook } from '@testing-library/react';
import { useCheckout } from '@/store/checkout';
import type { Problem, Quote } from '@/browser/shop-api';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { useSetback } from './use-setback';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const totals = (totalCents: number) => ({ totalCents }) as Quote['totals'];
const quoting: Quoting = {
  quote: { options: [], totals: totals(30_000) },
  problem: undefined,
  isCurrent: true,
  lostCode: '',
  askAgain: jest.fn(),
  accept: jest.fn(),
};
const open = () => renderHook(() => useSetback(quoting)).result;
const stopAt = (setback: ReturnType<typeof open>, code: string, rest: Partial<Problem> = {}) =>
  act(() => void setback.current.stopAt({ code, message: 'No.', ...rest }));

beforeEach(() => {
  jest.clearAllMocks();
  useCheckout.getState().keepAttempt({ key: 'key', body: '{}', token: 'an-order' });
});

it.each([
  ['card-declined', 'declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['authentication-failed', 'authentication-failed'],
])('%s is explained on a page of its own, for this order', (code, reason) => {
  stopAt(open(), code);
  expect(push).toHaveBeenCalledWith(`/error?order=an-order&reason=${reason}`);
});

it('a total that changed is shown beside the old one, and taken over', () => {
  const setback = open();
  stopAt(setback, 'price-changed', { totals: totals(31_000) });
  expect(setback.current.priceChange).toEqual({ from: 30_000, to: 31_000 });
  expect(quoting.accept).toHaveBeenCalledWith(totals(31_000));
  act(() => setback.current.clear());
  expect(setback.current.priceChange).toBeUndefined();
});

it('a code that was used meanwhile is said, and the total asked for anew', () => {
  const setback = open();
  stopAt(setback, 'promo-code');
  expect(setback.current.trouble).toMatchObject({ words: 'No.', link: { href: '/payment' } });
  expect(quoting.askAgain).toHaveBeenCalledTimes(1);
});

it.each([
  ['bad-token', true],
  ['sign-in-unreachable', true],
  ['unreachable', false],
])('%s: the next press orders as a guest is %s', (code, asGuest) => {
  const setback = open();
  stopAt(setback, code);
  expect(setback.current.asGuest).toBe(asGuest);
  expect(setback.current.trouble?.words).toMatch(asGuest ? /^Your account does not answer\./ : /press again/);
  expect(push).not.toHaveBeenCalled();
});
