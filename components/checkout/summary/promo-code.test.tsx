import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCheckout } from '@/store/checkout';
import { rejectionCopy, type ShownRejection } from '@/components/forms/copy-rejections';
import { codeCopy } from '@/components/checkout/copy';
import { PromoCode } from './promo-code';

const original = globalThis.fetch;
const field = () => screen.getByLabelText(codeCopy.code);

beforeEach(() => useCheckout.getState().clear());
afterEach(() => void (globalThis.fetch = original));

/** Applies a code that the mocked shop rejects. */
async function reject(error: ShownRejection) {
  globalThis.fetch = async () => ({ ok: false, json: async () => ({ error }) }) as Response;
  render(<PromoCode lines={[]} />);
  await userEvent.click(screen.getByText(codeCopy.opener));
  await userEvent.type(field(), 'AAAA-BBBB');
  await userEvent.click(screen.getByRole('button', { name: codeCopy.apply }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: /^Please correct/ })).toHaveTextContent(rejectionCopy(error)),
  );
}

it.each(['promo-code', 'promo-code-held'] as const)('PromoCode shows "%s" at the field', async (code) => {
  await reject({ code });
  const description = new RegExp(`^${rejectionCopy({ code })}`);
  expect(field()).toHaveAccessibleDescription(description);
});

it('PromoCode does not mark the field invalid when the country is not served', async () => {
  await reject({ code: 'country-not-served', field: 'country' });
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('PromoCode stores an accepted code in capitals, and moves the focus only when its own button was pressed', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return { ok: true, json: async () => ({}) } as Response;
  };
  useCheckout.getState().saveAttempt({ key: 'key-0', body: 'another', token: 'order-0' });
  render(<PromoCode lines={[]} currency="eur" />);
  const apply = async () => {
    await userEvent.type(field(), 'aaaa-bbbb');
    await userEvent.click(screen.getByRole('button', { name: codeCopy.apply }));
  };
  const remove = () => screen.getByRole('button', { name: codeCopy.removeOf('AAAA-BBBB') });
  await userEvent.click(screen.getByText(codeCopy.opener));
  await apply();
  expect(sent[0]).toMatchObject({ promoCode: 'AAAA-BBBB', currency: 'eur', supersedes: 'order-0' });
  expect(useCheckout.getState().promoCode).toBe('AAAA-BBBB');
  expect(remove()).toHaveFocus();
  await userEvent.click(remove());
  expect(useCheckout.getState().promoCode).toBe('');
  expect(field()).toHaveFocus();
  act(() => field().blur());
  // The shop rejects the code later, while the shopper is elsewhere.
  act(() => useCheckout.getState().setPromoCode('AAAA-BBBB'));
  expect(remove()).not.toHaveFocus();
  act(() => useCheckout.getState().setPromoCode(''));
  expect(field()).not.toHaveFocus();
});
