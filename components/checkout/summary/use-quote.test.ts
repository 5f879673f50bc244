import { act, renderHook, waitFor } from '@testing-library/react';
import { currencies } from '@/domain/currency';
import type { Totals } from '@/domain/line-items';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { watchOf } from '@/domain/testing/watches';
import type { QuoteRequest } from '@/contract/checkout';
import { useQuote } from './use-quote';

const original = globalThis.fetch;
const comet = watchOf('xerix', 1, { name: 'Late Comet', price: 300 });
const totals: Totals = {
  currency: 'usd',
  lines: [{ catalogue: 'xerix', id: 1, name: 'Xeric Late Comet', unitCents: 28_000, quantity: 1, lineCents: 28_000 }],
  subtotalCents: 28_000,
  discountCents: 0,
  shipping: { id: 'priority', label: 'USPS Priority Mail', cents: 0 } as Totals['shipping'],
  totalCents: 28_000,
};

type PendingRequest = { request: QuoteRequest; answer: (body: object, ok?: boolean) => void; break: () => void };
let requests: PendingRequest[];
const rejected = (code: string) => ({ error: { code, message: 'No.' } });
const last = () => {
  const request = requests.at(-1);
  if (!request) throw new Error('No quote was requested.');
  return request;
};
const answer = (body: object, ok = true) => act(async () => last().answer(body, ok));

beforeEach(() => {
  requests = [];
  globalThis.fetch = (_, init) =>
    new Promise((resolve, reject) => {
      requests.push({
        request: JSON.parse(String(init?.body)),
        answer: (body, ok = true) => resolve({ ok, json: async () => body } as Response),
        break: () => reject(new TypeError('offline')),
      });
    });
  useCheckout.getState().clear();
  useCart.getState().clear();
});
afterEach(() => void (globalThis.fetch = original));

/** Renders useQuote for one watch. Each test uses its own quantity, because useQuote remembers its last answer. */
const open = (quantity: number) => renderHook(() => useQuote([{ ...comet, quantity }])).result;

it('useQuote removes a promo code that became invalid and reports it in lostCode', async () => {
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  const quoting = open(1);
  expect(last().request).toMatchObject({ promoCode: 'AAAA-BBBB', lines: [{ catalogue: 'xerix', id: 1, quantity: 1 }] });
  await answer(rejected('promo-code'), false);
  expect(useCheckout.getState().promoCode).toBe('');
  expect(quoting.current.lostCode).toBe('AAAA-BBBB');
  expect(last().request).not.toHaveProperty('promoCode');
  await answer({ options: [], totals });
  expect(quoting.current).toMatchObject({ isCurrent: true, quote: { totals: { totalCents: 28_000 } } });
});

it('useQuote removes a promo code that another checkout claimed and reports the claim', async () => {
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  const quoting = open(7);
  await answer(rejected('promo-code-held'), false);
  expect(useCheckout.getState().promoCode).toBe('');
  expect(quoting.current).toMatchObject({ lostCode: 'AAAA-BBBB', isCodeClaimed: true });
});

it('useQuote falls back to the default shipping service when the chosen one is not offered', async () => {
  useCheckout.getState().chooseService('express');
  const quoting = open(2);
  expect(last().request.service).toBe('express');
  await answer(rejected('service-not-offered'), false);
  expect(useCheckout.getState().service).toBe('');
  expect(last().request).not.toHaveProperty('service');
  expect(quoting.current.rejection).toBeUndefined();
});

it('useQuote ignores the answer to a superseded request', async () => {
  const quoting = open(3);
  const first = last();
  act(() => useCheckout.getState().setField('country', 'DE'));
  expect(requests).toHaveLength(2);
  await answer({ options: [], totals });
  await act(async () => first.answer({ options: [], totals: { ...totals, totalCents: 1 } }));
  expect(quoting.current.quote?.totals.totalCents).toBe(28_000);
  expect(quoting.current.isCurrent).toBe(true);
});

it('useQuote marks its quote as not current when the order changes', async () => {
  const quoting = open(4);
  await answer({ options: [], totals });
  expect(quoting.current.isCurrent).toBe(true);
  act(() => useCheckout.getState().setField('country', 'DE'));
  expect(quoting.current).toMatchObject({ isCurrent: false, quote: { totals: { totalCents: 28_000 } } });
});

describe('at the start and end of a weekend', () => {
  afterEach(() => jest.useRealTimers());

  // Verifies docs/product.md 28.3, 28.8. Midnight in New York is 05:00 UTC in November.
  it.each([
    ['begins', '2026-11-21T04:59:30Z', '2026-11-21T05:00:01Z'],
    ['ends', '2026-11-23T04:59:30Z', '2026-11-23T05:00:01Z'],
  ])('useQuote shows the new total on an open checkout when the weekend %s', async (_, before, after) => {
    jest.useFakeTimers({ now: new Date(before), doNotFake: ['queueMicrotask'] });
    const quoting = open(10);
    await answer({ options: [], totals });
    expect(quoting.current.quote?.totals.totalCents).toBe(28_000);
    const count = requests.length;
    await act(() => jest.advanceTimersByTimeAsync(Date.parse(after) - Date.parse(before)));
    expect(requests).toHaveLength(count + 1);
    await answer({ options: [], totals: { ...totals, totalCents: 21_000 } });
    expect(quoting.current).toMatchObject({ isCurrent: true, quote: { totals: { totalCents: 21_000 } } });
  });
});

it('useQuote retries on the online event only after an unreachable answer', async () => {
  const quoting = open(5);
  await act(async () => last().break());
  expect(quoting.current.rejection?.code).toBe('unreachable');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests).toHaveLength(2));
  await act(async () => last().break());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests).toHaveLength(3));
  await answer({ options: [], totals });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(requests).toHaveLength(3);
});

it('useQuote.accept writes the new prices into the cart and keeps the names', async () => {
  useCart.getState().add(comet);
  const quoting = open(6);
  await answer({ options: [], totals });
  act(() => quoting.current.accept({ ...totals, totalCents: 29_000 }));
  expect(useCart.getState().lines).toEqual([{ ...comet, price: 280 }]);
  expect(quoting.current.quote?.totals.totalCents).toBe(29_000);
});

// Verifies docs/product.md 7.3, 44.3 (cart).
it.each(currencies.filter((currency) => currency !== 'usd'))(
  'the cart keeps its prices in US dollars when the shop answers with amounts in %s',
  async (currency) => {
    useCart.getState().add(comet);
    const foreign = { ...totals, currency, totalCents: 29_000 };
    const quoting = renderHook(() => useQuote([{ ...comet, quantity: 1 }], currency)).result;
    await answer({ options: [], totals: foreign });
    act(() => quoting.current.accept({ ...foreign, totalCents: 31_000 }));
    expect(useCart.getState().lines).toEqual([comet]);
    expect(quoting.current.quote?.totals).toMatchObject({ currency, totalCents: 31_000 });
  },
);

it('useQuote repeats a "sold-out" request with the shopper’s own unpaid order in `supersedes`', async () => {
  useCheckout.getState().saveAttempt({ key: 'key-0', body: 'another', token: 'order-0' });
  const quoting = open(8);
  expect(last().request).not.toHaveProperty('supersedes');
  await answer(rejected('sold-out'), false);
  expect(requests).toHaveLength(2);
  expect(last().request.supersedes).toBe('order-0');
  await answer({ options: [], totals });
  expect(quoting.current).toMatchObject({ isCurrent: true, rejection: undefined });
});

it('useQuote reports a shortage without a third request when it persists', async () => {
  useCheckout.getState().saveAttempt({ key: 'key-0', body: 'another', token: 'order-0' });
  const quoting = open(9);
  await answer(rejected('too-few-left'), false);
  await answer(rejected('too-few-left'), false);
  expect(requests).toHaveLength(2);
  expect(quoting.current.rejection?.code).toBe('too-few-left');
});

it('useQuote shows the last total on the next screen at once, also one that the payment has corrected', async () => {
  const first = renderHook(() => useQuote([{ ...comet, quantity: 1, id: 11 }]));
  await answer({ options: [], totals });
  act(() => first.result.current.accept({ ...totals, totalCents: 29_000 }));
  first.unmount();
  const next = renderHook(() => useQuote([{ ...comet, quantity: 1, id: 11 }])).result;
  expect(next.current).toMatchObject({ isCurrent: true, quote: { totals: { totalCents: 29_000 } } });
  const other = renderHook(() => useQuote([{ ...comet, quantity: 2, id: 11 }])).result;
  expect(other.current).toMatchObject({ isCurrent: false, quote: undefined });
});

it('useQuote reports why the last of two promo codes was lost', async () => {
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  const quoting = renderHook(() => useQuote([{ ...comet, id: 12 }])).result;
  await answer(rejected('promo-code-held'), false);
  act(() => useCheckout.getState().setPromoCode('CCCC-DDDD'));
  await answer(rejected('promo-code'), false);
  expect(quoting.current).toMatchObject({ lostCode: 'CCCC-DDDD', isCodeClaimed: false });
});

it('useQuote shows a rejection only until the order changes', async () => {
  const quoting = renderHook(() => useQuote([{ ...comet, id: 13 }])).result;
  act(() => useCheckout.getState().setField('country', 'CU'));
  await answer(rejected('country-not-served'), false);
  expect(quoting.current.rejection?.code).toBe('country-not-served');
  act(() => useCheckout.getState().setField('country', 'DE'));
  expect(quoting.current).toMatchObject({ rejection: undefined, isCurrent: false });
});

it('useQuote names the shopper’s own unpaid order from the start when a promo code is applied, which that order may hold', () => {
  useCheckout.getState().saveAttempt({ key: 'key-0', body: 'another', token: 'order-0' });
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  renderHook(() => useQuote([{ ...comet, id: 14 }]));
  expect(last().request).toMatchObject({ promoCode: 'AAAA-BBBB', supersedes: 'order-0' });
});

// Verifies docs/product.md 13.9.
it('useQuote names the replaced order and the replacing one while the answer to the replacement is missing', () => {
  useCheckout.getState().saveAttempt({ key: 'key-1', body: 'another', supersedes: 'order-0' });
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  renderHook(() => useQuote([{ ...comet, id: 15 }]));
  expect(last().request.supersedes).toBe('order-0,key-1');
});
