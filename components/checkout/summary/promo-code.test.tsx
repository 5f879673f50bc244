import { render, screen, waitFor } from '@testing-library/react';
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
