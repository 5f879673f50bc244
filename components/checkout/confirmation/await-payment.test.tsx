import { act, render } from '@testing-library/react';
import { AwaitPayment } from './await-payment';
import { awaitPaymentCopy } from './copy';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('AwaitPayment refreshes the page at growing intervals, twelve times, and then says that it takes longer', () => {
  const { container } = render(<AwaitPayment />);
  pass(1499);
  expect(refresh).not.toHaveBeenCalled();
  pass(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  pass(1999);
  expect(refresh).toHaveBeenCalledTimes(1);
  pass(1);
  expect(refresh).toHaveBeenCalledTimes(2);
  for (let last = 0; last < 9; last += 1) pass(30_000);
  expect(container).toHaveTextContent(awaitPaymentCopy.updates);
  pass(40_000);
  expect(refresh).toHaveBeenCalledTimes(12);
  expect(container).toHaveTextContent(awaitPaymentCopy.late);
  pass(600_000);
  expect(refresh).toHaveBeenCalledTimes(12);
});

it.each([
  ['hidden', () => jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('AwaitPayment does not refresh a page that is %s, and goes on afterwards', (_, mock) => {
  const spy = mock();
  render(<AwaitPayment />);
  pass(1500);
  expect(refresh).not.toHaveBeenCalled();
  spy.mockRestore();
  pass(2000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

// Verifies docs/product.md 13.25.
it('AwaitPayment looks for the payment again when the shopper returns to the page after ten minutes', () => {
  const spy = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { container } = render(<AwaitPayment />);
  for (let minute = 0; minute < 10; minute += 1) pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  expect(container).toHaveTextContent(awaitPaymentCopy.updates);
  spy.mockRestore();
  pass(1500);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('AwaitPayment refreshes nothing after the page was left', () => {
  const { unmount } = render(<AwaitPayment />);
  unmount();
  pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
});
