import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFetch } from '@/components/testing/browser-mock';
import { invoiceLabel } from '@/components/invoice/copy';
import type { AccountOrder } from '@/contract/orders';
import { noRefunds } from '@/domain/refund-totals';
import { orderListCopy } from './copy';
import { followParcelCopy, orderTitle } from '@/components/checkout/confirmation/copy';
import { orderStatusCopy } from '@/components/checkout/confirmation/copy-order';
import { accountOrdersRejectionCopy } from '@/components/forms/copy-rejections';
import { Orders } from './orders';

const idToken = jest.fn<Promise<string>, []>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: jest.fn() }) }));
jest.mock('@/browser/firebase-auth', () => ({ idToken: () => idToken() }));

const order: AccountOrder = {
  number: 'OH-7K3M9QX2',
  token: 'a-token',
  state: 'paid',
  awaitsMoney: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  totalCents: 398_00,
  currency: 'usd',
  refunds: noRefunds,
  watches: ['Late Comet', 'Half Eclipse'],
  invoices: [],
};
const answer = (status: number, body: unknown) => ({ ok: status < 400, status, json: async () => body }) as Response;
const fetchMock = mockFetch();

beforeEach(() => void idToken.mockReset().mockResolvedValue('ada’s token'));

const section = () => screen.getByRole('region', { name: orderListCopy.title });

it('Orders lists number, date, status, total and watches, and links to each order’s page', async () => {
  fetchMock.mockResolvedValue(answer(200, { orders: [order, { ...order, number: 'OH-2', state: 'expired' }] }));
  render(<Orders />);
  const link = await screen.findByRole('link', { name: orderTitle('OH-7K3M9QX2') });
  expect(link).toHaveAttribute('href', '/thanks?order=a-token');
  const [first, second] = within(section()).getAllByRole('listitem');
  expect(first).toHaveTextContent(/\$398\.00.*November 20, 2026.*Late Comet, Half Eclipse.*Paid, being packed/);
  expect(second).toHaveTextContent(orderStatusCopy({ state: 'expired', awaitsMoney: false }));
  expect(fetchMock).toHaveBeenCalledWith(
    '/api/account/orders',
    expect.objectContaining({ headers: { Authorization: 'Bearer ada’s token' }, cache: 'no-store' }),
  );
});

// Verifies docs/product.md 14.14 (account).
it('Orders shows the carrier of a shipped order and links to its tracking page', async () => {
  const parcel = { carrier: 'USPS', trackingNumber: '9400100000000000000000', trackingUrl: 'https://tools.usps.com/x' };
  fetchMock.mockResolvedValue(answer(200, { orders: [{ ...order, state: 'fulfilled', parcel }] }));
  render(<Orders />);
  const link = await screen.findByRole('link', { name: followParcelCopy('USPS', parcel.trackingNumber) });
  expect(link).toHaveAttribute('href', 'https://tools.usps.com/x');
  expect(within(section()).getByRole('listitem')).toHaveTextContent(/On its way.*USPS 9400100000000000000000/);
});

// Verifies docs/product.md 16.6 (account).
it('Orders distinguishes a pending payment from an unpaid order', async () => {
  const pending = { ...order, state: 'pending' as const };
  fetchMock.mockResolvedValue(
    answer(200, {
      orders: [
        { ...pending, awaitsMoney: true },
        { ...pending, number: 'OH-2' },
      ],
    }),
  );
  render(<Orders />);
  await screen.findByRole('link', { name: orderTitle('OH-2') });
  const [coming, unpaid] = within(section()).getAllByRole('listitem');
  expect(coming).toHaveTextContent(orderStatusCopy({ state: 'pending', awaitsMoney: true }));
  expect(unpaid).toHaveTextContent(orderStatusCopy({ state: 'pending', awaitsMoney: false }));
});

it('Orders shows an empty state when there are no orders', async () => {
  fetchMock.mockResolvedValue(answer(200, { orders: [] }));
  render(<Orders />);
  expect(await screen.findByText(orderListCopy.none)).toBeVisible();
});

// Verifies docs/product.md 35.14 (account).
it('Orders links each order to its invoice and credit notes', async () => {
  const invoices = [
    { number: '2026-000123', kind: 'invoice' },
    { number: '2026-000124', kind: 'credit-note' },
  ] as const;
  fetchMock.mockResolvedValue(answer(200, { orders: [{ ...order, invoices }] }));
  render(<Orders />);
  for (const document of invoices) {
    const link = await screen.findByRole('link', { name: invoiceLabel(document) });
    expect(link).toHaveAttribute('href', `/thanks/invoice?order=a-token&number=${document.number}`);
  }
});

it('Orders explains a failed request and retries on request', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Orders />);
  expect(await screen.findByText(accountOrdersRejectionCopy({ code: 'unreachable' }))).toBeVisible();
  fetchMock.mockResolvedValueOnce(answer(500, {}));
  await userEvent.click(screen.getByRole('button', { name: orderListCopy.again }));
  await waitFor(() => expect(screen.getByRole('group', { name: /^Please correct/ })).toHaveFocus());
  fetchMock.mockResolvedValueOnce(answer(200, { orders: [order] }));
  await userEvent.click(screen.getByRole('button', { name: orderListCopy.again }));
  expect(await screen.findByRole('link', { name: orderTitle('OH-7K3M9QX2') })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: orderListCopy.title })).toHaveFocus());
});

it('Orders distinguishes an expired sign-in from an unreachable shop', async () => {
  fetchMock.mockResolvedValue(answer(401, { error: { code: 'bad-token' } }));
  render(<Orders />);
  expect(await screen.findByText(accountOrdersRejectionCopy({ code: 'bad-token' }))).toBeVisible();
});

// Verifies docs/product.md 44.5 (pages).
it('Orders shows the total of an order in its currency', async () => {
  fetchMock.mockResolvedValue(answer(200, { orders: [{ ...order, currency: 'jpy', totalCents: 29_801 }] }));
  render(<Orders />);
  expect(await screen.findByText('¥29,801')).toBeVisible();
});
