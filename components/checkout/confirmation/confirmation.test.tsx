// Verifies docs/product.md 9.12 (paid order, processing payment, return from paying, failed order, expired order, cancelled order).
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setDate } from '@/components/testing/browser-mock';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { noRefunds } from '@/domain/refund-totals';
import { watchOf } from '@/domain/testing/watches';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { Confirmation } from './confirmation';
import { paymentCopy } from '@/components/checkout/copy';
import { guaranteeCopy } from '@/components/checkout/copy-guarantee';
import { accountOfferCopy, awaitPaymentCopy, earnedCodeLabel, orderDeliveryCopy, refillCopy } from './copy';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn(), refresh: jest.fn() }),
}));
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));

const line = { catalogue: 'xerix', id: 1, name: 'Xeric Slow Meridian', unitCents: 249_00, quantity: 2 } as const;
const order: ConfirmedOrder = {
  number: 'OH-12345678',
  token: 'an-order',
  state: 'pending',
  isSubmitted: false,
  email: 'ada@example.com',
  address: ['Ada Lovelace'],
  country: 'US',
  lines: [line],
  currency: 'usd',
  subtotalCents: 498_00,
  discountCents: 0,
  totalCents: 498_00,
  shipping: { label: 'USPS First Class', cents: 0 },
  dates: { earliest: '2026-11-25', latest: '2026-11-27', latestIfDelayed: '2026-11-30' },
  earnedCode: undefined,
  refunds: noRefunds,
  timeline: [],
  isCancellable: false,
  isChangeable: false,
  isCancelled: false,
  invoices: [],
};

/** Opens the page of an order that this browser has placed, and returns the keys of the cart's lines. */
async function open(change: Partial<ConfirmedOrder>, isFromPayment = false) {
  useCart.getState().clear();
  useCart.getState().restore(watchOf('xerix', 1, { quantity: 2 }), 0);
  useCart.getState().restore(watchOf('undone', 3), 1);
  useCheckout.getState().saveAttempt({ key: 'key', body: '{}', token: order.token });
  render(await Confirmation({ order: { ...order, ...change }, isFromPayment, isTest: true }));
  return useCart.getState().lines.map(({ catalogue, id }) => `${catalogue}/${id}`);
}
const refill = () => screen.queryByRole('button', { name: refillCopy(1) });

it.each([
  ['paid', { state: 'paid' }, false],
  ['sent', { state: 'fulfilled' }, false],
  ['pending with a processing payment', { isSubmitted: true }, false],
  ['pending after the return from paying', {}, true],
] as const)(
  'the page of an order that is %s takes its watches out of the cart, and no others',
  async (_, change, from) => {
    expect(await open(change, from)).toEqual(['undone/3']);
    expect(refill()).toBeNull();
  },
);

it('the page of an unpaid order leaves the cart as it is', async () => {
  expect(await open({})).toEqual(['xerix/1', 'undone/3']);
  expect(refill()).toBeNull();
});

it.each(['failed', 'expired', 'cancelled'] as const)(
  'the page of a %s order leaves the cart as it is and offers its watches again',
  async (state) => {
    expect(await open({ state, isSubmitted: true }, true)).toEqual(['xerix/1', 'undone/3']);
    expect(refill()).toBeVisible();
  },
);

it.each([
  ['unpaid', { state: 'pending' }, false, [paymentCopy.backToPayment]],
  ['pending after the return from paying', { state: 'pending' }, true, ['updates', 'account', 'code']],
  ['pending with a processing payment', { isSubmitted: true }, false, ['updates', 'account', 'code']],
  ['paid', { state: 'paid' }, true, ['account', 'code']],
  ['cancelled', { state: 'cancelled' }, true, []],
] as const)('the page of an order that is %s offers what belongs to its state', async (_, change, from, offers) => {
  useSession.setState({ status: 'guest', marker: null });
  await open({ ...change, earnedCode: 'AAAA-BBBB-CCCC-DDDD' }, from);
  const shown = {
    [paymentCopy.backToPayment]: screen.queryByRole('link', { name: paymentCopy.backToPayment }),
    updates: screen.queryByText(awaitPaymentCopy.updates),
    account: screen.queryByRole('link', { name: accountOfferCopy.open }),
    code: screen.queryByRole('textbox', { name: earnedCodeLabel }),
  };
  expect(Object.entries(shown).flatMap(([name, element]) => (element ? [name] : []))).toEqual(offers);
});

it('the page of a paid order offers a registration to a guest only, and the account to a member', async () => {
  const links = () =>
    [accountOfferCopy.open, accountOfferCopy.yourAccount].map((name) => screen.queryByRole('link', { name }) !== null);
  useSession.setState({ status: 'unknown', marker: null });
  await open({ state: 'paid' });
  expect(links()).toEqual([false, false]);
  act(() => useSession.setState({ status: 'guest', marker: null }));
  expect(links()).toEqual([true, false]);
  act(() => useSession.setState({ status: 'unknown', marker: 'true' }));
  expect(links()).toEqual([false, true]);
});

it.each([
  ['paid', {}, [true, true]],
  ['delivered', { timeline: [{ kind: 'delivered', on: '2026-11-26' }] }, [false, true]],
  ['unpaid', { state: 'pending' }, [false, false]],
] as const)('the page of a German order that is %s: promised dates and legal guarantee', async (_, change, shown) => {
  await open({ state: 'paid', country: 'DE', ...change } as Partial<ConfirmedOrder>);
  expect([
    screen.queryByText(orderDeliveryCopy.arrives) !== null,
    screen.queryByRole('heading', { name: guaranteeCopy.title }) !== null,
  ]).toEqual(shown);
});

// Verifies docs/product.md 28.3 (watches of an order put back).
it.each([
  ['2026-11-20T12:00:00-05:00', 289],
  ['2026-11-21T12:00:00-05:00', 202.3],
])('the watches of a cancelled order come back into the cart at the price of %s', async (at, price) => {
  setDate(at);
  const reduced = { ...line, catalogue: 'timex', id: 2, quantity: 3 } as const;
  await open({ state: 'cancelled', lines: [reduced] });
  await userEvent.click(refill() as HTMLElement);
  jest.useRealTimers();
  expect(useCart.getState().lines.at(-1)).toMatchObject({ catalogue: 'timex', id: 2, quantity: 3, price });
});

it('a cancelled order puts back only watches that are still sold', async () => {
  const find = jest
    .spyOn(catalogue, 'findWatches')
    .mockResolvedValue(await catalogue.findWatches([{ catalogue: 'timex', id: 2 }]));
  await open({ state: 'cancelled', lines: [line, { ...line, catalogue: 'timex', id: 2 }] });
  find.mockRestore();
  await userEvent.click(refill() as HTMLElement);
  expect(useCart.getState().lines.map(({ catalogue, id }) => `${catalogue}/${id}`)).toEqual([
    'xerix/1',
    'undone/3',
    'timex/2',
  ]);
});

it('the page of a paid order offers its watches again in a shop without agents', async () => {
  process.env.AGENTS = 'off';
  await open({ state: 'paid' });
  delete process.env.AGENTS;
  expect(refill()).toBeVisible();
});

// Verifies docs/product.md 44.5 (pages).
it('the page of an order in yen states every amount in yen, without hundredths', async () => {
  const yen = { ...line, unitCents: 24_900 };
  await open({
    state: 'paid',
    currency: 'jpy',
    lines: [yen],
    subtotalCents: 49_800,
    discountCents: 9_960,
    shipping: { label: 'USPS First Class', cents: 750 },
    totalCents: 40_590,
    refunds: { ...noRefunds, refundedCents: 1250 },
    timeline: [{ kind: 'refunded', on: '2026-11-22', cents: 1250 }],
  });
  expect(document.body).not.toHaveTextContent('$');
  const amounts = document.body.innerHTML.match(/[¥$€£][\d.,]*\d/g) ?? [];
  expect(new Set(amounts)).toEqual(new Set(['¥1,250', '¥40,590', '¥49,800', '¥24,900', '¥9,960', '¥750']));
});
