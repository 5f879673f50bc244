// Verifies docs/product.md 29.16.
import { render, screen } from '@testing-library/react';
import { demonstrationCopy } from '@/components/shell/copy';
import { Footer } from '@/components/shell/footer';
import { CheckoutHeader } from './checkout-header';
import { testPayment } from './copy';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: () => undefined }), usePathname: () => '/' }));

const settings = ['COMPANY_NAME', 'COMPANY_ADDRESS'];
const forget = () => settings.forEach((name) => delete process.env[name]);

beforeEach(forget);
afterAll(forget);

test.each([
  ['the checkout', () => <CheckoutHeader title="Delivery" isTest />],
  ['the footer', () => <Footer />],
])('%s of a shop without a company says that the shop is a demonstration', (_, element) => {
  const textWith = (set: Record<string, string>) => {
    Object.assign(process.env, set);
    const { container, unmount } = render(element());
    const text = container.textContent ?? '';
    unmount();
    return text;
  };
  expect(textWith({})).toContain(demonstrationCopy);
  expect(textWith({ COMPANY_NAME: 'Odd LLC' })).toContain(demonstrationCopy);
  expect(textWith({ COMPANY_ADDRESS: '1 Odd Street' })).not.toContain(demonstrationCopy);
});

test('the checkout in test mode shows the test payment above its title', () => {
  render(<CheckoutHeader title="Delivery" isTest />);
  expect(screen.getByText(testPayment)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Delivery');
});
