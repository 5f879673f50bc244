// Verifies docs/product.md 20.7.
import { cartLabel, wishlistLabel } from '@/components/shell/copy';
import { cartPageCopy } from '@/components/cart/copy';
import { contactCopy } from '@/components/forms/copy';
import { newsletterOutcomes } from '@/components/forms/newsletter/copy';
import { expect, test } from './support/fixtures';
import { setNewIpAddress } from './support/mails';

test.beforeEach(({ network }) => network.delayScripts(1500));

test('Add to Cart clicked before hydration is handled after it', async ({ page, product, header }) => {
  await page.goto('/all/xerix/1', { waitUntil: 'commit' });
  await product.addToCart.click();
  await product.saveToWishlist.click();
  await expect(header.cart).toHaveAccessibleName(cartLabel(1));
  await expect(header.wishlist).toHaveAccessibleName(wishlistLabel(1));
  await expect(product.seeCart).toBeVisible();
});

test('a form submitted before hydration is posted by the browser with its values', async ({ page, newsletterBox }) => {
  await setNewIpAddress(page);
  await page.goto('/contact/form', { waitUntil: 'commit' });
  await newsletterBox.field.fill('jane@example.com');
  await newsletterBox.button.click();
  await expect(page).toHaveURL('/newsletter/sent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterOutcomes.sent.title);
});

test('text typed before hydration remains after it', { tag: '@long' }, async ({ page, newsletterBox, contactForm }) => {
  await page.goto('/contact/form', { waitUntil: 'commit' });
  await newsletterBox.field.fill('jane@example.com');
  await contactForm.field(contactCopy.message).fill('Which strap?');
  await expect(page.locator(`form[aria-label="${contactCopy.title}"]`)).toHaveJSProperty('noValidate', true);
  await expect(newsletterBox.field).toHaveValue('jane@example.com');
  await expect(contactForm.field(contactCopy.message)).toHaveValue('Which strap?');
});

test('a page that waits for its scripts shows a message after a second', async ({ page, cart }) => {
  await page.goto('/bascket/mybascket', { waitUntil: 'commit' });
  await expect(page.getByText(cartPageCopy.looking, { exact: true })).toBeVisible();
  await expect(cart.emptyHeading).toBeVisible();
});
