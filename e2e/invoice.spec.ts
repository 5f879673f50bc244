// Verifies docs/product.md 35.6, 35.12, 35.13.
import { randomUUID } from 'node:crypto';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { paymentCopy } from '@/components/checkout/copy';
import { invoiceCopy as copy, invoiceLabel, pdfLabel } from '@/components/invoice/copy';
import { demonstrationNote } from '@/data/invoice-view';
import type { InvoiceReference } from '@/domain/invoice';
import { violations } from './support/accessibility';
import { queryDatabase } from './support/database';
import { desktopOnly, expect, test } from './support/fixtures';
import { firstGroupIn, mailsTo } from './support/mails';
import { watchNamed } from './support/shop';
import { signInBrowser } from './support/sign-in';

const newEmail = () => `ada-${randomUUID()}@example.com`;

/** The documents of an order, oldest first. */
async function documentsOf(order: string): Promise<InvoiceReference[]> {
  const rows = await queryDatabase('select number, kind from invoices where order_number = ? order by sequence', [
    order,
  ]);
  return rows as unknown as InvoiceReference[];
}

test.describe('with the keyboard alone', { tag: ['@a11y', desktopOnly] }, () => {
  test.use({ driver: 'keyboard', reducedMotion: 'reduce' });

  test('a paid order leads to its invoice and to the PDF of it', async ({ user, checkout, page }) => {
    await checkout.store([watchNamed('Late Comet')]);
    await user.open('/pay');
    await user.press('button', /^4242 4242 4242 4242/);
    await user.press('button', new RegExp(`^${paymentCopy.pay('')} \\$`));
    await user.waitFor('heading', new RegExp(`^${orderTitle('OH-')}`));
    await user.press('link', /^Invoice 20\d\d-\d{6}$/);
    await user.waitFor('heading', /^Invoice 20\d\d-\d{6}$/);
    const answered = page.waitForResponse('**/api/invoice?**');
    const downloaded = page.waitForEvent('download');
    await user.press('link', copy.download);
    expect((await answered).headers()['content-type']).toBe('application/pdf');
    expect((await downloaded).suggestedFilename()).toMatch(/^invoice-20\d\d-\d{6}\.pdf$/);
  });
});

test.describe('without scripts', { tag: ['@nojs', '@phone'] }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the page of an order leads to invoice and credit note, which fit a phone and the paper',
    { tag: '@long' },
    async ({ page, shopApi }) => {
      const { number, token } = await shopApi.placeOrder(newEmail(), { state: 'refunded-order' });
      const [invoice, credit] = await documentsOf(number);
      if (!invoice || !credit) throw new Error(`Order ${number} has no credit note.`);
      for (const document of [credit, invoice]) {
        await page.goto(`/thanks?order=${token}`);
        await page.getByRole('link', { name: invoiceLabel(document), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoiceLabel(document));
        await expect(page.getByText(demonstrationNote, { exact: true })).toBeVisible();
        await expect(page).toFitWidth();
      }
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 690, height: 1000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoiceLabel(invoice));
      await expect(page.getByRole('link', { name: copy.download, exact: true })).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page).toFitWidth();
    },
  );
});

test.describe('of another order', { tag: desktopOnly }, () => {
  test('a document is not found, neither as a page nor as a file, and no cache keeps one', async ({
    page,
    shopApi,
  }) => {
    const [own, other] = [await shopApi.placeOrder(newEmail()), await shopApi.placeOrder(newEmail())];
    const [document] = await documentsOf(other.number);
    const statusOf = async (path: string) => {
      const response = await page.request.get(path);
      return [response.status(), response.headers()['cache-control']?.includes('no-store')];
    };
    for (const path of ['/thanks/invoice', '/api/invoice']) {
      expect(await statusOf(`${path}?order=${other.token}&number=${document?.number}`)).toEqual([200, true]);
      expect(await statusOf(`${path}?order=${own.token}&number=${document?.number}`)).toEqual([404, true]);
      expect(await statusOf(`${path}?order=${'a'.repeat(32)}&number=${document?.number}`)).toEqual([404, true]);
    }
  });
});

// Verifies docs/product.md 35.14 (account, confirmation).
test(
  'the account links to the invoice, and the confirmation has it attached',
  { tag: ['@a11y', '@long', desktopOnly] },
  async ({ page, account, member, shopApi }) => {
    const { number, token } = await shopApi.placeOrder(member.email, { idToken: member.idToken });
    const [invoice] = await documentsOf(number);
    if (!invoice) throw new Error(`Order ${number} has no invoice.`);
    await expect.poll(async () => (await mailsTo(member.email)).length, { timeout: 20_000 }).toBe(1);
    const [mail] = await mailsTo(member.email);
    expect(firstGroupIn(mail, /filename="?([\w-]+\.pdf)/)).toBe(`invoice-${invoice.number}.pdf`);
    await signInBrowser(page, member);
    await account.open();
    await account.orders.getByRole('link', { name: invoiceLabel(invoice), exact: true }).click();
    await expect(page).toHaveURL(`/thanks/invoice?order=${token}&number=${invoice.number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(invoiceLabel(invoice));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: copy.back, exact: true }).click();
    await expect(page.getByRole('link', { name: pdfLabel(invoice), exact: true })).toBeVisible();
  },
);
