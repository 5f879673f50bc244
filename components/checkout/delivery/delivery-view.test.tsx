import { act, screen } from '@testing-library/react';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { summaryCopy, totalsCopy } from '@/components/checkout/copy';
import { watchOf } from '@/domain/testing/watches';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { DeliveryView } from './delivery-view';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn(), replace: jest.fn() }) }));
jest.mock('@/browser/firebase-auth', () => ({ idToken: async () => 'a token' }));

const comet = watchOf('xerix', 1, { quantity: 2 });
const totals = {
  currency: 'usd',
  lines: [],
  discountCents: 0,
  shipping: { id: 'first', label: 'First Class', cents: 0 },
};
let answer: (totalCents: number) => void;

async function open() {
  mockShop(comet);
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
  useCart.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
  await renderWithResponses(<DeliveryView countries={<option value="US">United States</option>} />);
}
const original = globalThis.fetch;
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
