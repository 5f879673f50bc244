import { screen, within } from '@testing-library/react';
import { mockShop, renderWithAnswers } from '@/components/testing/shop-mock';
import { useCart } from '@/store/cart';
import { useCheckout } from '@/store/checkout';
import type { LineItem } from '@/domain/line-items';
import { watchOf } from '@/domain/testing/watches';
import { summaryCopy } from '@/components/checkout/copy';
import { OrderSummary } from './order-summary';
import { useOrderLines } from '@/components/checkout/checkout-gate';
import type { Quoting } from './use-quote';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));

const comet = watchOf('xerix', 1, { name: 'Late Comet', price: 300 });
const noon = watchOf('xerix', 2, { name: 'Noonmark', price: 83 });
const withoutQuote: Quoting = {
  quote: undefined,
  rejection: undefined,
  isCurrent: false,
  lostCode: '',
  isCodeClaimed: false,
  retry: jest.fn(),
  accept: jest.fn(),
};
const stored = (): LineItem[] => JSON.parse(window.localStorage.getItem('token1') ?? '[]');

function Summary({ quoting }: { quoting: Quoting }) {
  return <OrderSummary lines={useOrderLines()} quoting={quoting} />;
}

/** The order's summary with these lines in the cart, and these watches in the catalogue. */
async function open(lines: readonly LineItem[], catalogue: readonly LineItem[], quoting = withoutQuote) {
  window.localStorage.setItem('token1', JSON.stringify(lines));
  useCart.rehydrate();
  mockShop(...catalogue);
  await renderWithAnswers(<Summary quoting={quoting} />);
}
const items = () => within(screen.getByRole('list', { name: summaryCopy.list })).getAllByRole('listitem');

beforeEach(() => useCheckout.getState().forget());

it('shows each watch with the price of all its pieces, and the subtotal of all of them', async () => {
  await open([{ ...comet, quantity: 3 }, noon], [comet, noon]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$900.003 × $300.00');
  expect(items()[1]).toHaveTextContent('Xeric Noonmark$83.001 × $83.00');
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('$983.00');
});

it('a watch renamed since it was added is ordered by its name of today and says the old one', async () => {
  await open([{ ...comet, name: 'Comet I' }, noon], [comet, noon]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$300.001 × $300.00It was called “Comet I” when you added it.');
  expect(items()[1]).not.toHaveTextContent('called');
  expect(stored().map(({ name }) => name)).toEqual(['Late Comet', 'Noonmark']);
});

it('a watch with another price is ordered at the price of today and says the old one', async () => {
  await open([{ ...comet, price: 320, quantity: 2 }], [comet]);
  expect(items()[0]).toHaveTextContent('Xeric Late Comet$600.002 × $300.00The price changed from $320.00 to $300.00');
});

it('a watch that is no longer sold is named, stands in no line and is not paid for', async () => {
  await open([comet, noon], [noon]);
  expect(items()).toHaveLength(1);
  expect(screen.getByText(summaryCopy.noLongerSold('Xeric Late Comet'))).toBeVisible();
  expect(screen.getAllByRole('definition')[0]).toHaveTextContent('$83.00');
});

it('a code that another checkout holds is not called used', async () => {
  await open([noon], [noon], { ...withoutQuote, lostCode: 'AAAA-BBBB', isCodeClaimed: true });
  expect(screen.getByRole('status')).toHaveTextContent(
    'The code AAAA-BBBB is held by another checkout, so it has been taken off.',
  );
});

it('a code that is no good any more is named, so that the lost discount surprises nobody', async () => {
  await open([noon], [noon], { ...withoutQuote, lostCode: 'AAAA-BBBB' });
  expect(screen.getByRole('status')).toHaveTextContent(
    'The code AAAA-BBBB cannot be used any more, so it has been taken off.',
  );
});
