// Verifies docs/product.md 12.1, 12.2, 12.3.
import { newsletterSent, formRejectionCopy } from '@/components/forms/copy-rejections';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/fixtures';
import { setNewIpAddress } from './support/mails';

const red = 'rgb(194, 52, 26)';
const blue = 'rgb(29, 78, 216)';

test('the newsletter field is red while invalid, blue when valid, and cleared on submit', async ({
  page,
  newsletterBox,
}) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await setNewIpAddress(page);
  await page.goto('/');
  const { field } = newsletterBox;
  await expect(field).toHaveCSS('border-left-color', red);
  await field.fill('Jane@Example.com');
  await expect(field).toHaveCSS('border-left-color', red);
  await field.fill('jane@example.com');
  await expect(field).toHaveCSS('border-left-color', blue);
  await newsletterBox.button.click();
  await expect(field).toHaveValue('');
  for (const colour of [red, blue]) await expect(field).not.toHaveCSS('border-left-color', colour);
  await expect(page.getByText(newsletterSent, { exact: true })).toBeVisible();
  expect(written).toContain('jane@example.com');
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the newsletter form shows a message and restores the address', async ({ page, newsletterBox, network }) => {
    await page.goto('/');
    const { field } = newsletterBox;
    await field.fill('jane@example.com');
    await untilHydrated(page);
    await network.goOffline();
    await newsletterBox.button.click();
    await expect(page.getByText(formRejectionCopy({ code: 'unreachable' }), { exact: true })).toBeVisible();
    await expect(field).toHaveValue('jane@example.com');
  });
});
