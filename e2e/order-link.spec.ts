// Verifies docs/product.md 29.1, 29.2, 29.4, 29.5.
import { randomUUID } from 'node:crypto';
import { rejectedFormTitle } from '@/components/forms/copy';
import { orderLinkCopy as copy } from '@/components/forms/order-link/copy';
import { orderNumberRule } from '@/components/forms/copy-rejections';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { findOrder } from '@/data/information-pages';
import { violations } from './support/accessibility';
import { hydratePage, untilHydrated } from './support/hydrated';
import { desktopOnly, expect, test, type Page, longExceptFirst } from './support/fixtures';
import { setNewIpAddress, mailsTo, firstGroupIn, skipBotDelay } from './support/mails';

const newEmail = () => `ada-${randomUUID()}@example.com`;
const linkMails = async (email: string) => (await mailsTo(email)).filter((mail) => mail.includes(': your link'));

async function ask(page: Page, number: string, email: string, hasScripts: boolean) {
  await page.goto('/order');
  if (hasScripts) await hydratePage(page);
  await page.getByLabel(copy.number, { exact: true }).fill(number);
  await page.getByRole('main').getByLabel(copy.email, { exact: true }).fill(email);
  await skipBotDelay(page);
  await page.getByRole('button', { name: copy.send, exact: true }).click();
}

for (const [place, scripts] of [true, false].entries()) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: [desktopOnly, ...longExceptFirst(place)] }, () => {
    test.use({ javaScriptEnabled: scripts });

    // Verifies docs/product.md 29.2 (existing order, another address, no order).
    test(
      "an order's link is emailed for its number and address, and every request gets the same response",
      { tag: ['@a11y', '@long'] },
      async ({ page, shopApi }) => {
        const email = newEmail();
        const { number, token } = await shopApi.placeOrder(email);
        await setNewIpAddress(page);
        const messages = [];
        for (const [asked, address] of [
          [number.toLowerCase().replace('-', ' '), email],
          ['OH-00000000', email],
          [number, newEmail()],
        ] as const) {
          await ask(page, asked, address, scripts);
          const answer = scripts
            ? page.getByRole('status').getByText(`${copy.doneTitle} ${copy.done}`, { exact: true })
            : page.getByRole('heading', { level: 1, name: copy.doneTitle, exact: true });
          await expect(answer).toBeVisible();
          messages.push(scripts ? await answer.textContent() : await page.getByRole('main').textContent());
        }
        expect(new Set(messages).size).toBe(1);
        if (scripts) expect(await violations(page)).toEqual([]);
        await expect.poll(async () => (await linkMails(email)).length, { timeout: 20_000 }).toBe(1);
        const path = firstGroupIn((await linkMails(email))[0], /https?:\/\/[^/]+(\/thanks\?order=[\w-]+)/);
        expect(path).toBe(`/thanks?order=${token}`);
        await page.goto(path);
        await expect(page.getByRole('heading', { name: orderTitle(number), exact: true })).toBeVisible();
      },
    );
  });
}

test('an invalid order number is reported at its field without a request', { tag: '@smoke' }, async ({ page }) => {
  // Until it hydrates, the browser's own check of the pattern stops the form.
  await page.goto('/order');
  await untilHydrated(page);
  await page.getByLabel(copy.number, { exact: true }).fill('1042');
  await page.getByRole('main').getByLabel(copy.email, { exact: true }).fill(newEmail());
  await page.getByRole('button', { name: copy.send, exact: true }).click();
  await expect(page.getByLabel(copy.number, { exact: true })).toHaveAccessibleDescription(
    `${orderNumberRule} ${copy.numberHint}`,
  );
  await expect(page.getByLabel(copy.number, { exact: true })).toHaveValue('1042');
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

  test('an invalid order number leads to a page that reports it', async ({ page }) => {
    await setNewIpAddress(page);
    await page.goto('/order');
    await page.getByLabel(copy.number, { exact: true }).evaluate((field) => field.removeAttribute('pattern'));
    await page.getByLabel(copy.number, { exact: true }).fill('1042');
    await page.getByRole('main').getByLabel(copy.email, { exact: true }).fill(newEmail());
    await page.getByRole('button', { name: copy.send, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(rejectedFormTitle);
    await expect(page.getByText(`${copy.number}: ${orderNumberRule}`, { exact: true })).toBeVisible();
  });
});

test.describe('with a missing order', () => {
  test.use({ expectedErrors: [/status of 404/] });

  // Verifies docs/product.md 29.4 (contact page, missing order).
  test("the order link form is linked from the footer, the contact page and a missing order's page", async ({
    page,
  }) => {
    for (const path of ['/', '/contact/form', '/thanks', `/thanks?order=${'a'.repeat(32)}`]) {
      const name = path === '/contact/form' ? findOrder.label.toLowerCase() : findOrder.label;
      await page.goto(path);
      const place = path === '/' ? page.getByRole('contentinfo') : page.getByRole('main');
      await expect(place.getByRole('link', { name, exact: true }), path).toHaveAttribute('href', findOrder.href);
    }
  });
});
