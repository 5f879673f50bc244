import { act, renderHook } from '@testing-library/react';
import { whenOffline } from '@/browser/offline';
import { useCheckout } from '@/store/checkout';
import { rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import type { Quote } from '@/contract/checkout';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { usePayRejection } from './use-pay-rejection';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const totals = (totalCents: number) => ({ totalCents }) as Quote['totals'];
const quoting: Quoting = {
  quote: { options: [], totals: totals(30_000) },
  rejection: undefined,
  isCurrent: true,
  lostCode: '',
  isCodeClaimed: false,
  retry: jest.fn(),
  accept: jest.fn(),
};
const open = () => renderHook(() => usePayRejection(quoting)).result;
const showRejection = (hook: ReturnType<typeof open>, rejection: ShownRejection) =>
  act(() => void hook.current.showRejection(rejection));

beforeEach(() => {
  jest.clearAllMocks();
  useCheckout.getState().keepAttempt({ key: 'key', body: '{}', token: 'an-order' });
});

it.each([
  ['card-declined', 'declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['authentication-failed', 'authentication-failed'],
] as const)('%s is explained on a page of its own, for this order', (code, reason) => {
  showRejection(open(), { code });
  expect(push).toHaveBeenCalledWith(`/error?order=an-order&reason=${reason}`);
});

it('offline this page stays, and what was wanted is kept', () => {
  const kept = jest.fn<void, [() => void]>();
  const stopListening = whenOffline(kept);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showRejection(open(), { code: 'card-declined' });
  expect(push).not.toHaveBeenCalled();
  kept.mock.calls[0]?.[0]();
  expect(push).toHaveBeenCalledWith('/error?order=an-order&reason=declined');
  jest.restoreAllMocks();
  stopListening();
});

it('a total that changed is shown beside the old one, and taken over', () => {
  const hook = open();
  showRejection(hook, { code: 'price-changed', shownTotal: 30_000, totals: totals(31_000) });
  expect(hook.current.priceChange).toEqual({ from: 30_000, to: 31_000 });
  expect(quoting.accept).toHaveBeenCalledWith(totals(31_000));
  act(() => hook.current.clear());
  expect(hook.current.priceChange).toBeUndefined();
});

it.each([
  ['used', 'promo-code'],
  ['taken by another checkout', 'promo-code-held'],
] as const)('a code that was %s meanwhile is said, and the total asked for anew', (_, code) => {
  const hook = open();
  showRejection(hook, { code });
  expect(hook.current.notice).toMatchObject({
    message: rejectionCopy({ code }),
    link: { href: '/payment' },
  });
  expect(quoting.retry).toHaveBeenCalledTimes(1);
});

it.each([
  ['bad-token', true],
  ['sign-in-unreachable', true],
  ['unreachable', false],
] as const)('%s: the next press orders as a guest is %s', (code, asGuest) => {
  const hook = open();
  showRejection(hook, { code });
  expect(hook.current.asGuest).toBe(asGuest);
  expect(hook.current.notice?.message).toMatch(asGuest ? /^Your account does not answer\./ : /press again/);
  expect(push).not.toHaveBeenCalled();
});
