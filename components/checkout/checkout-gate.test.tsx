import { watchKey } from '@/domain/watch-key';
import { act, render, screen } from '@testing-library/react';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { watchOf } from '@/domain/watches.fixture';
import { CheckoutGate } from './checkout-gate';

const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

const comet = watchOf('xerix', 1);
const facts = { [watchKey(comet)]: { ...comet, src: '' } } as never;

beforeEach(async () => {
  replace.mockClear();
  useCheckout.getState().forget();
  useSession.getState().signedOut();
  await Promise.all([useCart.persist.rehydrate(), useCheckout.persist.rehydrate()]);
  useCart.getState().restore(comet, 0);
});

/** Stands before a checkout that has led to an order. */
function open() {
  useCheckout.getState().keepAttempt({ key: 'key', body: '{}', token: 'an-order' });
  render(<CheckoutGate facts={facts}>{() => <p>The checkout</p>}</CheckoutGate>);
  expect(screen.getByText('The checkout')).toBeVisible();
}

it('leads to the order that another tab has paid, as one who comes from paying', () => {
  open();
  act(() => useCheckout.getState().forget());
  expect(replace).toHaveBeenCalledWith('/thanks?order=an-order&from=payment');
});

it.each([
  ['with nothing to buy to the empty cart', () => useCart.getState().clear(), '/empty'],
  ['without an address to the delivery details', () => useCheckout.getState().type('city', 'Bath'), '/payment'],
])('leads who stands before paying %s', (_, prepare, path) => {
  prepare();
  render(
    <CheckoutGate facts={facts} needsDetails>
      {() => <p>The checkout</p>}
    </CheckoutGate>,
  );
  expect(replace).toHaveBeenCalledWith(path);
  expect(screen.queryByText('The checkout')).not.toBeInTheDocument();
});

it('lets in who has all that paying needs', () => {
  const { type } = useCheckout.getState();
  for (const field of ['email', 'fullName', 'line1', 'city', 'region', 'postalCode'] as const) type(field, 'x');
  render(
    <CheckoutGate facts={facts} needsDetails>
      {() => <p>The checkout</p>}
    </CheckoutGate>,
  );
  expect(screen.getByText('The checkout')).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

it('leads nobody to the order of a shopper who has signed out', () => {
  useSession.getState().signedIn({ displayName: null, email: null, uid: 'u1' }, 'true');
  open();
  act(() => useSession.getState().signedOut());
  expect(useCheckout.getState().attempt).toBeNull();
  expect(replace).not.toHaveBeenCalled();
});
