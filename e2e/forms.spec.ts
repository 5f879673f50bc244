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

test('a message is handed to the mail program with what was typed', async ({ page }) => {
  await page.goto('/contact/form');
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveAttribute('action', 'mailto:hello@oddhours.example');
  await page.getByLabel('Subject').fill('Half & Half');
  await page.getByLabel('Message').fill('Which strap?');
  expect(await form.evaluate((element: HTMLFormElement) => element.checkValidity())).toBe(true);
});

test('screens whose work comes later say so and have no live control', async ({ page }) => {
  for (const path of ['/payment']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/not open yet/)).toBeVisible();
    for (const field of await main.getByRole('textbox').all()) await expect(field).toBeDisabled();
    for (const button of await main.getByRole('button').all()) await expect(button).toBeDisabled();
  }
});
