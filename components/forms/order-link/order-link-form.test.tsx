import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFetch } from '@/components/testing/browser-mock';
import { orderLinkCopy as copy } from './copy';
import { OrderLinkForm } from './order-link-form';

const fetchMock = mockFetch();

async function send() {
  await userEvent.type(screen.getByLabelText(copy.number), 'oh-7k3m9qx2');
  await userEvent.type(screen.getByLabelText(copy.email), 'ada@example.com');
  await userEvent.click(screen.getByRole('button', { name: copy.send }));
}

it('OrderLinkForm sends number and address, and then says what happens next', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => ({ received: true }) } as Response);
  render(<OrderLinkForm />);
  await send();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${copy.doneTitle} ${copy.done}`));
  const [path, { body }] = fetchMock.mock.calls[0] ?? ['', {}];
  expect(path).toBe('/api/order-link');
  expect(JSON.parse(String(body))).toMatchObject({
    number: 'oh-7k3m9qx2',
    email: 'ada@example.com',
    website: '',
    filledForMs: expect.any(Number),
  });
});
