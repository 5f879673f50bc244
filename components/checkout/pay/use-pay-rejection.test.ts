import { act, renderHook } from '@testing-library/react';
import { onOffline } from '@/browser/offline';
import { useCheckout, useLateRejection } from '@/store/checkout';
import { rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import type { Quote } from '@/contract/checkout';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { usePayRejection } from './use-pay-rejection';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const totals = (totalCents: number) => ({ totalCents }) as Quote['totals'];
const quoting: Quoting = {
  quote: { options: [], totals: totals(30_000), includesVat: false },
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
  useCheckout.getState().saveAttempt({ key: 'key', body: '{}', token: 'an-order' });
});

it.each([
  ['card-declined', 'declined'],
  ['insufficient-funds', 'insufficient-funds'],
  ['authentication-failed', 'authentication-failed'],
] as const)('usePayRejection navigates to the error page of this order on "%s"', (code, reason) => {
  showRejection(open(), { code });
  expect(push).toHaveBeenCalledWith(`/error?order=an-order&reason=${reason}`);
});

it('usePayRejection keeps the page while offline and navigates on request afterwards', () => {
  const listener = jest.fn<void, [() => void]>();
  const stopListening = onOffline(listener);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  showRejection(open(), { code: 'card-declined' });
  expect(push).not.toHaveBeenCalled();
  listener.mock.calls[0]?.[0]();
  expect(push).toHaveBeenCalledWith('/error?order=an-order&reason=declined');
  jest.restoreAllMocks();
  stopListening();
});

it('usePayRejection shows the old and the new total and accepts the new one on "price-changed"', () => {
  const hook = open();
  showRejection(hook, { code: 'price-changed', shownTotal: 30_000, totals: totals(31_000) });
  expect(hook.current.priceChange).toEqual({ from: 30_000, to: 31_000 });
  expect(quoting.accept).toHaveBeenCalledWith(totals(31_000));
  const yen = { ...totals(32_000), currency: 'jpy' } as Quote['totals'];
  showRejection(hook, { code: 'price-changed', shownTotal: 31_000, totals: yen });
  expect(hook.current.priceChange).toEqual({ from: 30_000, to: 32_000, currency: 'jpy' });
  act(() => hook.current.clear());
  expect(hook.current.priceChange).toBeUndefined();
});

it.each([
  ['used meanwhile', 'promo-code'],
  ['claimed by another checkout', 'promo-code-held'],
] as const)('usePayRejection explains a promo code that was %s and requests a new quote', (_, code) => {
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
] as const)('usePayRejection on "%s": the next press orders as a guest: %s', (code, asGuest) => {
  const hook = open();
  showRejection(hook, { code });
  expect(hook.current.asGuest).toBe(asGuest);
  expect(hook.current.notice?.message).toMatch(asGuest ? /^We cannot reach your account\./ : /Press again/);
  expect(push).not.toHaveBeenCalled();
});

it('usePayRejection hands the error of a field to the delivery form until the next press or another error', () => {
  const hook = open();
  const inCity = { code: 'bad-request', field: 'address.city' } as ShownRejection;
  const late = () => useLateRejection.getState().rejection?.field;
  showRejection(hook, inCity);
  expect(late()).toBe('city');
  act(() => hook.current.clear());
  expect([late(), hook.current.notice]).toEqual([undefined, undefined]);
  showRejection(hook, inCity);
  showRejection(hook, { code: 'unreachable' });
  expect(late()).toBeUndefined();
});

it('usePayRejection explains a declined card on the page while no order is known', () => {
  useCheckout.getState().saveAttempt({ key: 'key', body: '{}' });
  const hook = open();
  showRejection(hook, { code: 'card-declined' });
  expect(push).not.toHaveBeenCalled();
  expect(hook.current.notice?.message).toBe(rejectionCopy({ code: 'card-declined' }));
});
