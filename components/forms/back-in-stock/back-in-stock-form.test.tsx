import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { mockFetch } from '@/components/testing/browser-mock';
import { BackInStockForm } from './back-in-stock-form';
import { backInStockCopy as copy, backInStockOutcomes } from './copy';

const fetchMock = mockFetch();

it('BackInStockForm keeps a rejected address, and clears it once the address of the watch is noted', async () => {
  const error = { code: 'too-many-requests', retryAfter: 60 } as const;
  fetchMock.mockResolvedValueOnce({ ok: false, status: 429, json: async () => ({ error }) } as Response);
  fetchMock.mockResolvedValueOnce({ ok: true, json: async () => ({ received: true }) } as Response);
  render(<BackInStockForm watch="xerix/2" />);
  const field = screen.getByLabelText(copy.email);
  await userEvent.type(field, 'ada@example.com');
  const press = () => userEvent.click(screen.getByRole('button', { name: copy.send }));
  await press();
  expect(await screen.findByText(new RegExp(rejectionCopy(error).slice(0, 20)))).toBeVisible();
  expect(field).toHaveValue('ada@example.com');
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(copy.noted));
  expect(field).toHaveValue('');
  const [path, { body }] = fetchMock.mock.lastCall ?? ['', {}];
  expect(path).toBe('/api/back-in-stock');
  expect(JSON.parse(String(body))).toEqual({
    watch: 'xerix/2',
    email: 'ada@example.com',
    website: '',
    filledForMs: expect.any(Number),
  });
});

// Verifies docs/product.md 25.6.
it('the page of a back-in-stock email and its result say that a removal ends the emails about every watch', () => {
  for (const text of [copy.leaveCopy, backInStockOutcomes.off.message]) expect(text).toContain('about any watch');
});
