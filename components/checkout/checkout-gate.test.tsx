// Verifies docs/product.md 13.14.
import { act, screen } from '@testing-library/react';
import { mockShop, renderWithResponses } from '@/components/testing/shop-mock';
import { useCart } from '@/store/lines-store';
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
  useCheckout.getState().clear();
  useSession.getState().signedOut();
  useCart.rehydrate();
  useCheckout.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
});

/** Renders the gate with a checkout that has placed an order. */
async function open() {
  useCheckout.getState().saveAttempt({ key: 'key', body: '{}', token: 'an-order' });
  await renderWithResponses(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText('The checkout')).toBeVisible();
}

// Verifies docs/product.md 16.6 (other tabs).
it('CheckoutGate redirects to the paid order when another tab completes the checkout', async () => {
  await open();
  act(() => useCheckout.getState().clear());
  expect(replace).toHaveBeenCalledWith('/thanks?order=an-order&from=payment');
});

it.each([
  ['placed and paid', { token: 'an-order' }],
  ['found already paid', { paid: 'an-order' }],
])(
  'CheckoutGate redirects only to the order that another tab %s, also when its lines leave the cart',
  async (_, found) => {
    await renderWithResponses(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
    act(() => useCheckout.getState().saveAttempt({ key: 'key', body: '{}', ...found }));
    act(() => useCheckout.getState().clear());
    act(() => useCart.getState().remove(comet));
    expect(new Set(replace.mock.calls.flat())).toEqual(new Set(['/thanks?order=an-order&from=payment']));
  },
);

it.each([
  ['to the empty cart when the cart holds nothing', () => useCart.getState().clear(), '/empty'],
  [
    'to the delivery details when the address is missing',
    () => useCheckout.getState().setField('city', 'Bath'),
    '/payment',
  ],
])('CheckoutGate redirects %s', async (_, prepare, path) => {
  prepare();
  await renderWithResponses(<CheckoutGate needsDetails>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(replace).toHaveBeenCalledWith(path);
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
});

it('CheckoutGate renders its children when cart and delivery details are complete', async () => {
  const { setField: type } = useCheckout.getState();
  for (const field of ['email', 'fullName', 'line1', 'city', 'region', 'postalCode'] as const) type(field, 'x');
  await renderWithResponses(<CheckoutGate needsDetails>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('CheckoutGate waits for current prices, then stays open when a line is added', async () => {
  const shop = mockShop(comet, meridian);
  shop.wait();
  await renderWithResponses(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
  await shop.answer();
  expect(screen.getByText('The checkout')).toBeVisible();
  await act(async () => useCart.getState().add(meridian));
  expect(shop.requests).toHaveLength(2);
  expect(screen.getByText('The checkout')).toBeVisible();
});

it('CheckoutGate shows a retry notice while the shop is unreachable and keeps the cart', async () => {
  const shop = mockShop(comet);
  shop.isReachable = false;
  await renderWithResponses(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText(cannotOrder)).toBeVisible();
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
  expect(useCart.getState().lines).toEqual([comet]);
  shop.isReachable = true;
  await act(async () => screen.getByRole('button', { name: retryCopy.again }).click());
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('CheckoutGate redirects to the empty cart when no watch in it is sold any more', async () => {
  const shop = mockShop();
  shop.wait();
  await renderWithResponses(<CheckoutGate>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(replace).not.toHaveBeenCalled();
  await shop.answer();
  expect(replace).toHaveBeenCalledWith('/empty');
});

it('CheckoutGate does not redirect to an order after its shopper signed out', async () => {
  useSession.getState().signedIn({ displayName: null, email: null, uid: 'u1' }, 'true');
  await open();
  act(() => useSession.getState().signedOut());
  expect(useCheckout.getState().attempt).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});
