// Verifies docs/product.md 13.14 (/payment, /pay), 16.2 (/payment, /pay).
import { render, screen } from '@testing-library/react';
import { testPayment } from '@/components/checkout/copy';
import PayPage from './(en)/pay/page';
import PaymentPage from './(en)/payment/page';

const mode = jest.fn<string, []>();
jest.mock('@/data/pictures', () => jest.requireActual('@/data/testing/named-pictures'));
jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('@/server/payments/mode', () => ({ paymentMode: () => mode() }));
jest.mock('@/components/checkout/closed', () => ({ Closed: () => 'Ordering is closed.', NeedsScript: () => null }));
jest.mock('@/components/checkout/delivery/delivery-view', () => ({ DeliveryView: () => 'The delivery form' }));
jest.mock('@/components/checkout/pay/pay-view', () => ({ PayView: () => 'The payment form' }));

describe.each([
  ['/payment', PaymentPage, 'The delivery form'],
  ['/pay', PayPage, 'The payment form'],
] as const)('%s', (_, page, form) => {
  const open = async (paid: string) => {
    mode.mockReturnValue(paid);
    const { container } = render(await page());
    return container;
  };

  it('says that ordering is closed in a shop that takes no payments', async () => {
    const shown = await open('none');
    expect(shown).toHaveTextContent('Ordering is closed.');
    expect(shown).not.toHaveTextContent(form);
  });

  it.each([
    ['test', 1],
    ['stripe', 0],
  ])('shows its form and says that the payment is a test payment with the mode %s: %d times', async (paid, times) => {
    expect(await open(paid)).toHaveTextContent(form);
    expect(screen.queryAllByText(testPayment)).toHaveLength(times);
  });
});
