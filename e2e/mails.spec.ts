// Verifies docs/product.md 17.10.
import { randomUUID } from 'node:crypto';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { changeAddressCopy } from '@/components/order/copy';
import { handOverCopy } from '@/components/passport/copy';
import { confirmCopy, returnCopy } from '@/components/returns/copy';
import { runOwnerCommand } from './support/database';
import { desktopOnly, expect, test } from './support/fixtures';
import { setNewIpAddress } from './support/mails';

test.use({ javaScriptEnabled: false });

test(
  'no email scrolls sideways or breaks a number or a date at 320 px',
  { tag: [desktopOnly, '@long'] },
  async ({ page, shopApi, testDesk }) => {
    test.slow(); // an owner's command
    const email = `ada-${randomUUID()}-with-quite-a-long-address@example.com`;
    await setNewIpAddress(page);
    const place = (state: Parameters<typeof testDesk.seed>[0]) => shopApi.placeOrder(email, { state });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    const paid = await place('paid-order');
    await page.goto(`/order/address?order=${paid.token}`);
    await page.getByLabel(deliveryFormCopy.line1, { exact: true }).fill('W'.repeat(60));
    await press(changeAddressCopy.save);
    const { token: withdrawn } = await place('withdrawable-sent-order');
    await page.goto(`/withdraw?order=${withdrawn}`);
    await press(returnCopy.withdraw);
    await press(confirmCopy.button);
    const { token: sent } = await place('sent-order');
    await page.goto(`/return?order=${sent}`);
    await page.getByRole('main').getByRole('combobox').first().selectOption('1');
    await page.getByLabel(returnCopy.unused, { exact: true }).check();
    await press(returnCopy.ask);
    await runOwnerCommand('returns', 'accept', new URL(page.url()).searchParams.get('number') ?? '', 'W'.repeat(60));
    await page.goto(`/thanks?order=${paid.token}`);
    await page.goto((await page.getByRole('main').locator('a[href^="/passport/"]').first().getAttribute('href')) ?? '');
    await page.goto(`${page.url()}/hand-over`);
    await page.getByLabel(handOverCopy.email, { exact: true }).fill(email);
    await press(handOverCopy.confirm);
    await place('refunded-order');

    const mails = await testDesk.mail(email);
    const kinds = [
      'handed-over',
      'order-address',
      'order-confirmation',
      'order-sent',
      'refund',
      'return',
      'taken-over',
    ];
    expect(new Set(mails.map(({ id }) => id.split(':')[0]))).toEqual(new Set(kinds));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('about:blank'); // The policy of the shop's pages allows no inline styles.
    for (const { html, subject } of mails) {
      await page.setContent(html);
      await expect(page).toFitWidth();
      expect([subject, await page.evaluate(brokenNumbers)]).toEqual([subject, []]);
    }
  },
);

/** Order, return and invoice numbers and dates of the page that are broken over two lines. */
function brokenNumbers(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const numbers =
      /(?:OH|RT)-[0-9A-Z]{8}|20\d\d-\d{6}|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?/g;
    for (const { 0: number, index } of (node.textContent ?? '').matchAll(numbers)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(number);
    }
  }
  return broken;
}
