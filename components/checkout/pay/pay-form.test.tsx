import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankCopy, paymentCopy } from '@/components/checkout/copy';
import type { Quoting } from '@/components/checkout/summary/use-quote';
import { guestCopy } from '@/components/forms/copy-rejections';
import { signInAda } from '@/components/testing/address-book-mock';
import { mockDialogs } from '@/components/testing/browser-mock';
import type { Totals } from '@/domain/line-items';
import { watchOf } from '@/domain/testing/watches';
import { testCards, type TestOutcome } from '@/domain/test-cards';
import { useCart } from '@/store/lines-store';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { PayForm } from './pay-form';

const push = jest.fn();
const idToken = jest.fn<Promise<string>, []>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, prefetch: jest.fn() }) }));
jest.mock('@/browser/firebase-auth', () => ({ idToken: () => idToken() }));

const original = globalThis.fetch;
const comet = watchOf('xerix', 1, { quantity: 2 });
const user = userEvent.setup();
const totals = { currency: 'usd', totalCents: 60_000, shipping: { id: 'priority', cents: 0 }, lines: [] };
const quoting: Quoting = {
  quote: { options: [], totals: totals as unknown as Totals, includesVat: false },
  rejection: undefined,
  isCurrent: true,
  lostCode: '',
  isCodeClaimed: false,
  retry: jest.fn(),
  accept: jest.fn(),
};
const byCard = {
  order: { number: 'OH-1', token: 'an-order', state: 'pending' },
  next: { kind: 'test', session: 's1' },
};

type Sent = { path: string; body: Record<string, unknown>; authorization: string | null };
let sent: Sent[];

/** Mocks fetch with these answers in order. */
function shopAnswers(...answers: readonly object[]) {
  globalThis.fetch = async (path, init) => {
    const authorization = new Headers(init?.headers).get('Authorization');
    sent.push({ path: String(path), body: JSON.parse(String(init?.body)), authorization });
    const answer = answers[sent.length - 1] ?? {};
    return { ok: !('error' in answer), json: async () => answer } as Response;
  };
}
const rejected = (code: string) => ({ error: { code, message: 'No.' } });
const open = (change: Partial<Quoting> = {}) =>
  render(<PayForm lines={[comet]} quoting={{ ...quoting, ...change }} isTest />);
const button = (name: string) => screen.getByRole('button', { name });
const press = () => user.click(button(paymentCopy.pay('$600.00')));
const numberOf = (outcome: TestOutcome) => testCards.find((card) => card.outcome === outcome)?.number ?? '';
const payWith = async (outcome: TestOutcome) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`^${numberOf(outcome)}`) }));
  await press();
};

beforeAll(mockDialogs);
beforeEach(() => {
  sent = [];
  jest.clearAllMocks();
  idToken.mockResolvedValue('ada-token');
  useSession.setState({ status: 'guest', user: null, marker: null });
  useCheckout.getState().clear();
  useCart.rehydrate();
  useCart.getState().clear();
  useCart.getState().restore(comet, 0);
});
afterEach(() => void (globalThis.fetch = original));

it('PayForm orders with the quote that it shows, pays with the card’s outcome and leads to the order', async () => {
  shopAnswers(byCard, { result: 'paid' });
  useCheckout.getState().setPromoCode('AAAA-BBBB');
  open();
  await payWith('success');
  expect(screen.getByLabelText(paymentCopy.cardNumber)).toHaveValue(numberOf('success'));
  expect(screen.getByRole('button', { name: new RegExp(numberOf('success')) })).toHaveAttribute('aria-pressed', 'true');
  expect(sent[0]?.body).toMatchObject({ service: 'priority', promoCode: 'AAAA-BBBB', shownTotal: 60_000 });
  expect(sent[1]?.body).toEqual({ order: 'an-order', session: 's1', card: 'success' });
  expect(push.mock.calls).toEqual([['/thanks?order=an-order&from=payment']]);
});

it('PayForm needs no card number for an order without a payment', async () => {
  shopAnswers({ ...byCard, next: { kind: 'done' } });
  open();
  await payWith('declined');
  expect(sent).toHaveLength(1);
  expect(push).toHaveBeenCalledWith('/thanks?order=an-order&from=payment');
});

it('PayForm rejects a number that is no test number at its field and orders nothing', async () => {
  shopAnswers(byCard);
  open();
  await user.type(screen.getByLabelText(paymentCopy.cardNumber), '4111111111111111');
  await press();
  expect(screen.getByLabelText(paymentCopy.cardNumber)).toBeInvalid();
  expect(screen.getByLabelText(paymentCopy.cardNumber)).toHaveValue('4111 1111 1111 1111');
  expect(screen.getByLabelText(paymentCopy.cardNumber)).toHaveAccessibleDescription(/test number/);
  expect(sent).toEqual([]);
});

it.each([
  ['completed', bankCopy.complete, true, '/thanks?order=an-order&from=payment'],
  ['failed', bankCopy.fail, false, '/error?order=an-order&reason=authentication-failed'],
])('PayForm reports the authentication that was %s, and leads on', async (_, answer, authenticated, path) => {
  shopAnswers(
    byCard,
    { result: 'authentication-required' },
    authenticated ? { result: 'paid' } : rejected('authentication-failed'),
  );
  open();
  await payWith('3-d-secure');
  expect(await screen.findByRole('dialog', { name: bankCopy.question('$600.00') })).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  await user.click(button(answer));
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent[2]?.body).toEqual({ order: 'an-order', session: 's1', card: '3-d-secure', authenticated });
  expect(sent).toHaveLength(3);
  expect(push.mock.calls).toEqual([[path]]);
});

it('PayForm says that nothing is charged when the authentication is closed, until the next press, which asks again', async () => {
  const asked = { result: 'authentication-required' };
  shopAnswers(byCard, asked, byCard, asked, { result: 'paid' });
  open();
  await payWith('3-d-secure');
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(await screen.findByRole('alert')).toHaveTextContent(paymentCopy.closed);
  expect(sent).toHaveLength(2);
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: bankCopy.complete }));
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(sent[4]?.body).toMatchObject({ authenticated: true });
  expect(push).toHaveBeenCalledTimes(1);
});

it.each([
  ['is still loading', undefined, 0],
  ['was rejected', { code: 'unreachable' }, 1],
] as const)(
  'PayForm orders nothing while the quote %s, and requests it again only after a rejection',
  async (_, rejection, retries) => {
    shopAnswers(byCard);
    open({ isCurrent: false, rejection });
    await payWith('success');
    expect(screen.getByRole('alert')).toHaveTextContent(paymentCopy.stillLoading);
    expect(quoting.retry).toHaveBeenCalledTimes(retries);
    expect(sent).toEqual([]);
  },
);

it('PayForm orders for the account, and as a guest at the press after the shop rejected the ID token', async () => {
  signInAda();
  shopAnswers(rejected('bad-token'), byCard, { result: 'paid' });
  open();
  await payWith('success');
  expect(screen.getByRole('alert')).toHaveTextContent(guestCopy);
  await press();
  expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer ada-token', null, null]);
  expect(push).toHaveBeenCalledTimes(1);
});

it('PayForm orders nothing while the sign-in provider is unreachable, and as a guest at the next press', async () => {
  signInAda();
  idToken.mockRejectedValue(new Error('offline'));
  shopAnswers(byCard, { result: 'paid' });
  open();
  await payWith('success');
  expect(screen.getByRole('alert')).toHaveTextContent(guestCopy);
  expect(sent).toEqual([]);
  await press();
  expect(sent[0]?.authorization).toBeNull();
  expect(push).toHaveBeenCalledTimes(1);
});

it('PayForm of an offline member orders nothing, and for the account once the browser is online again', async () => {
  signInAda();
  idToken.mockRejectedValueOnce(new Error('offline'));
  shopAnswers(byCard, { result: 'paid' });
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  await payWith('success');
  connection.mockRestore();
  expect(screen.getByRole('alert')).toHaveTextContent(/^You are offline\./);
  expect(sent).toEqual([]);
  await press();
  expect(sent[0]?.authorization).toBe('Bearer ada-token');
});

it('PayForm orders in the currency of the total that it shows', async () => {
  shopAnswers(byCard, { result: 'paid' });
  const inYen = { ...totals, currency: 'jpy' } as unknown as Totals;
  open({ quote: { options: [], totals: inYen, includesVat: false } });
  await user.click(screen.getByRole('button', { name: new RegExp(`^${numberOf('success')}`) }));
  await user.click(button(paymentCopy.pay('¥60,000')));
  expect(sent[0]?.body).toMatchObject({ currency: 'jpy', shownTotal: 60_000 });
});

it('PayForm of a payment provider reads no card number and follows the order', async () => {
  shopAnswers({ ...byCard, next: { kind: 'done' } });
  render(<PayForm lines={[comet]} quoting={quoting} isTest={false} />);
  expect(screen.queryByLabelText(paymentCopy.cardNumber)).not.toBeInTheDocument();
  await press();
  expect(push).toHaveBeenCalledWith('/thanks?order=an-order&from=payment');
});
