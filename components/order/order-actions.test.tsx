import { render, screen } from '@testing-library/react';
import type { ConfirmedOrder } from '@/domain/confirmed-order';
import { orderActionsCopy as copy } from './copy';
import { OrderActions } from './order-actions';

jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
let isForAgents = true;
jest.mock('@/data/site', () => ({ ...jest.requireActual('@/data/site'), servesAgents: () => isForAgents }));

const lines = [
  { catalogue: 'xerix', id: 1, quantity: 2 },
  { catalogue: 'undone', id: 3, quantity: 1 },
];
const order = {
  token: 't',
  state: 'paid',
  lines,
  isChangeable: false,
  isCancellable: false,
} as unknown as ConfirmedOrder;

it.each([
  ['packed', {}, copy.againTitle, undefined, [copy.buyAgain]],
  [
    'not packed',
    { isChangeable: true, isCancellable: true },
    copy.title,
    copy.untilPacked,
    [copy.changeAddress, copy.cancel, copy.buyAgain],
  ],
  ['not paid', { state: 'pending', isCancellable: true }, copy.title, copy.untilPaid, [copy.cancel]],
] as const)('OrderActions of an order that is %s', (_, change, title, until, labels) => {
  isForAgents = true;
  render(<OrderActions order={{ ...order, ...change }} />);
  expect(screen.getByRole('heading')).toHaveTextContent(title);
  expect(screen.queryByRole('paragraph')?.textContent).toBe(until);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
  const again = screen.queryByRole('link', { name: copy.buyAgain });
  if (again) expect(decodeURIComponent(again.getAttribute('href') ?? '')).toMatch(/xerix.1.*2.*undone.3/);
});

it('OrderActions shows nothing for an order that can only be repeated in a shop without cart links', () => {
  isForAgents = false;
  const { container } = render(<OrderActions order={order} />);
  expect(container).toBeEmptyDOMElement();
});
