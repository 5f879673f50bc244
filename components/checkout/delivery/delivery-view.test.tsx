import { act, screen } from '@testing-library/react';
import { PayView } from '@/components/checkout/pay/pay-view';
import { mockDialogs } from '@/components/testing/browser-mock';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { summaryCopy, totalsCopy } from '@/components/checkout/copy';
import { guaranteeCopy } from '@/components/checkout/copy-guarantee';
import { watchOf } from '@/domain/testing/watches';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import type { Details } from '@/store/saved-checkout';
import { useSession } from '@/store/session';
import { DeliveryView } from './delivery-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), replace: jest.fn() }) }));
const mockPromoCode = jest.fn();
jest.mock('@/components/checkout/summary/promo-code', () => ({ PromoCode: (props: object) => mockPromoCode(props) }));
jest.mock('@/browser/firebase-auth', () => ({ idToken: async () => 'a token' }));

const comet = watchOf('xerix', 1, { quantity: 2 });
const totals = {
  currency: 'usd',
  lines: [],
  discountCents: 0,
  shipping: { id: 'first', label: 'First Class', cents: 0 },
};
let answer: (totalCents: number) => void;

async function open(
  view = <DeliveryView countries={<option value="US">United States</option>} />,
  details: readonly (readonly [keyof Details, string])[] = [],
) {
  mockShop(comet).otherPrices = { 'xerix/1': { jpy: { priceCents: 46_000 } } };
  const shop = globalThis.fetch;
  globalThis.fetch = (path, init) => {
    if (!String(path).endsWith('/quote')) return shop(path, init);
    return new Promise((resolve) => {
      answer = (totalCents) =>
        resolve({ ok: true, json: async () => ({ options: [], totals: { ...totals, totalCents } }) } as Response);
    });
  };
  useSession.setState({ status: 'guest', user: null, marker: null });
  useCheckout.getState().clear();
  useCheckout.rehydrate();
  for (const [field, text] of details) useCheckout.getState().setField(field, text);
  useCart.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
  await renderWithResponses(view);
}
const original = globalThis.fetch;
beforeAll(mockDialogs);
afterEach(() => void (globalThis.fetch = original));

it('DeliveryView fills in the account’s name and email, also after a sign-in in another tab, and no typed field', async () => {
  await open();
  act(() => useCheckout.getState().setField('email', 'work@example.com'));
  const details = () => (({ email, fullName }) => [email, fullName])(useCheckout.getState().details);
  expect(details()).toEqual(['work@example.com', '']);
  const ada = { displayName: 'Ada Lovelace', email: 'ada@example.com', uid: 'ada' };
  await act(async () => useSession.setState({ status: 'user', user: ada, marker: 'true' }));
  expect(details()).toEqual(['work@example.com', 'Ada Lovelace']);
});

it('DeliveryView of a phone has the total over the form, marked as busy while a new one is loading', async () => {
  await open();
  const bar = () => screen.getByRole('group', { name: totalsCopy.total });
  expect(bar()).toHaveAttribute('aria-busy', 'true');
  expect(bar()).not.toHaveTextContent('$');
  await act(async () => answer(600_00));
  expect(bar()).toHaveAttribute('aria-busy', 'false');
  expect(bar()).toHaveTextContent(`${summaryCopy.title}: 1 watch, 2 pieces$600.00`);
  act(() => useCart.getState().setQuantity(comet, 3));
  expect(bar()).toHaveAttribute('aria-busy', 'true');
  expect(bar()).toHaveTextContent('$600.00');
  await act(async () => answer(900_00));
  expect(bar()).toHaveTextContent('1 watch, 3 pieces$900.00');
});

const inBerlin = [
  ['email', 'ada@example.com'],
  ['fullName', 'Ada'],
  ['line1', 'Unter den Linden 1'],
  ['city', 'Berlin'],
  ['postalCode', '10117'],
  ['country', 'DE'],
] as const;

it.each([
  ['DeliveryView', <DeliveryView key="" countries={<option value="DE">Germany</option>} />],
  ['PayView', <PayView key="" isTest countries={{ DE: 'Germany' }} />],
])('%s asks for a promo code in the currency of the order', async (_, view) => {
  document.documentElement.dataset.currency = 'jpy';
  await open(view, inBerlin);
  delete document.documentElement.dataset.currency;
  expect(mockPromoCode).toHaveBeenLastCalledWith({ lines: [comet], currency: 'jpy' });
});

it('PayView names the country of the address, and the legal guarantee of a country that has one', async () => {
  await open(<PayView isTest countries={{ DE: 'Germany' }} />, inBerlin);
  expect(screen.getByText(/Berlin\s+Germany/)).toBeVisible();
  expect(screen.getByRole('heading', { name: guaranteeCopy.title })).toBeVisible();
});
