// Verifies docs/product.md 13.14.
import { act, screen } from '@testing-library/react';
import { mockShop, renderWithAnswers } from '@/components/testing/shop-mock';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { watchOf } from '@/domain/testing/watches';
import { cannotOrder } from './copy';
import { retryCopy } from '@/components/cart/copy';
import { CheckoutGate } from './checkout-gate';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const [comet, meridian] = [watchOf('xerix', 1), watchOf('xerix', 2)];

beforeEach(async () => {
  replace.mockClear();
  mockShop(comet);
  useCheckout.getState().forget();
  useSession.getState().signedOut();
  useCart.rehydrate();
  useCheckout.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
});

/** Stands before a checkout that has led to an order. */
async function open() {
  useCheckout.getState().keepAttempt({ key: 'key', body: '{}', token: 'an-order' });
  await renderWithAnswers(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText('The checkout')).toBeVisible();
}

it('leads to the order that another tab has paid, as one who comes from paying', async () => {
  await open();
  act(() => useCheckout.getState().forget());
  expect(replace).toHaveBeenCalledWith('/thanks?order=an-order&from=payment');
});

it.each([
  ['with nothing to buy to the empty cart', () => useCart.getState().clear(), '/empty'],
  ['without an address to the delivery details', () => useCheckout.getState().type('city', 'Bath'), '/payment'],
])('leads who stands before paying %s', async (_, prepare, path) => {
  prepare();
  await renderWithAnswers(<CheckoutGate needsDetails>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(replace).toHaveBeenCalledWith(path);
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
});

it('lets in who has all that paying needs', async () => {
  const { type } = useCheckout.getState();
  for (const field of ['email', 'fullName', 'line1', 'city', 'region', 'postalCode'] as const) type(field, 'x');
  await renderWithAnswers(<CheckoutGate needsDetails>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('waits for today’s prices, and once open stays so', async () => {
  const shop = mockShop(comet, meridian);
  shop.wait();
  await renderWithAnswers(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
  await shop.answer();
  expect(screen.getByText('The checkout')).toBeVisible();
  await act(async () => useCart.getState().add(meridian));
  expect(shop.asked).toHaveLength(2);
  expect(screen.getByText('The checkout')).toBeVisible();
});

it('says that the shop cannot be reached, leaves the cart as it is, and opens when it can', async () => {
  const shop = mockShop(comet);
  shop.isReachable = false;
  await renderWithAnswers(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText(cannotOrder)).toBeVisible();
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
  expect(useCart.getState().lines).toEqual([comet]);
  shop.isReachable = true;
  await act(async () => screen.getByRole('button', { name: retryCopy.again }).click());
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('leads who has only what is no longer sold to the empty cart, once that is known', async () => {
  const shop = mockShop();
  shop.wait();
  await renderWithAnswers(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(replace).not.toHaveBeenCalled();
  await shop.answer();
  expect(replace).toHaveBeenCalledWith('/empty');
});

it('leads nobody to the order of a shopper who has signed out', async () => {
  useSession.getState().signedIn({ displayName: null, email: null, uid: 'u1' }, 'true');
  await open();
  act(() => useSession.getState().signedOut());
  expect(useCheckout.getState().attempt).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});
