// Verifies docs/product.md 25.6.
import { randomUUID } from 'node:crypto';
import { backInStockOutcomes, backInStockCopy as copy } from '@/components/forms/back-in-stock/copy';
import { hydratePage } from './support/hydrated';
import { violations } from './support/accessibility';
import { expect, test, longExceptFirst } from './support/fixtures';
import { setNewIpAddress, mailsTo, skipBotDelay } from './support/mails';
import { soldOutInTests } from './support/shop';

for (const [index, scripts] of [true, false].entries()) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: longExceptFirst(index) }, () => {
    test.use({ javaScriptEnabled: scripts });

    test(
      'a back-in-stock email is sent once, and not to an address that unsubscribed',
      { tag: ['@a11y', '@long'] },
      async ({ page, testDesk }) => {
        const watch = soldOutInTests[index];
        if (!watch) throw new Error('Expected one watch per test.');
        await testDesk.stock(watch, 0);
        const [ada, grace] = [1, 2].map(() => `jane-${randomUUID()}@example.com`) as [string, string];
        await setNewIpAddress(page);
        for (const email of [ada, grace]) {
          await page.goto(`/back-in-stock?watch=${watch}`);
          if (scripts) await hydratePage(page);
          await page
            .getByRole('form', { name: copy.form, exact: true })
            .getByLabel(copy.email, { exact: true })
            .fill(email);
          await skipBotDelay(page);
          await page.getByRole('button', { name: copy.send, exact: true }).click();
          if (scripts) await expect(page.getByText(copy.noted, { exact: true })).toBeVisible();
          else await expect(page.getByRole('heading', { level: 1 })).toHaveText(backInStockOutcomes.noted.title);
        }
        await page.goto(`/back-in-stock?watch=${watch}`);
        if (scripts) expect(await violations(page)).toEqual([]);
        const leave = page.getByRole('button', { name: copy.leave, exact: true });
        const leaving = page.locator('form').filter({ has: leave });
        await leaving.getByLabel(copy.email, { exact: true }).fill(grace);
        await leave.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(backInStockOutcomes.off.title);
        await testDesk.stock(watch, 5000);
        await expect.poll(async () => (await mailsTo(ada)).length, { timeout: 20_000 }).toBe(1);
        expect(await mailsTo(grace)).toEqual([]);
      },
    );
  });
}
