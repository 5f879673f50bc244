import { expect, test } from './fixtures';

const red = 'rgb(194, 52, 26)';
const blue = 'rgb(29, 78, 216)';

test('the newsletter box is red while invalid, blue when valid, and clears on submit', async ({ page }) => {
  const written: string[] = [];
  page.on('console', (message) => written.push(message.text()));
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'E-mail for the newsletter' });
  await expect(field).toHaveCSS('border-left-color', red);
  await field.fill('Jane@Example.com');
  await expect(field).toHaveCSS('border-left-color', red);
  await field.fill('jane@example.com');
  await expect(field).toHaveCSS('border-left-color', blue);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(field).toHaveValue('');
  await expect(field).toHaveCSS('border-left-color', red);
  await expect(page.getByText('Thank you. Nothing was sent')).toBeVisible();
  expect(written).toContain('jane@example.com');
});

test('a message is handed to the mail program with what was typed', async ({ page, context }) => {
  await page.goto('/contact/form');
  await page.getByLabel('Subject').fill('Half & Half');
  await page.getByLabel('Message').fill('Which strap?\nThe + one');
  // No mail program answers here, so what the browser sets out for is all there is to see.
  const asked: string[] = [];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
  await page.getByRole('button', { name: 'Continue in your mail program' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked).toEqual([
    'mailto:hello@oddhours.example?subject=Half%20%26%20Half&body=Which%20strap%3F%0D%0AThe%20%2B%20one',
  ]);
});

for (const path of ['/payment', '/pay', '/thanks']) {
  test(`${path}, whose work comes later, says so and has no live control`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/not open yet/)).toBeVisible();
    await expect(main.locator(':is(input, select, textarea, button):enabled, [contenteditable]')).toHaveCount(0);
    await expect(main.getByRole('textbox', { name: 'Full name' })).toHaveCount(path === '/payment' ? 1 : 0);
  });
}
