// Verifies docs/product.md 20.5, 20.15, 20.16.
import { contactCopy, fillIn } from '@/components/forms/copy';
import { newsletterOutcomes, newsletterLinkCopy, newsletterCopy } from '@/components/forms/newsletter/copy';
import { newsletterSent } from '@/components/forms/copy-rejections';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { backInStockOutcomes, backInStockCopy } from '@/components/forms/back-in-stock/copy';
import { stockCopy } from '@/components/product/copy';
import { question } from './page-objects/forms';
import { discardAnnouncement } from './support/announcements';
import { desktopOnly, expect, test } from './support/fixtures';
import { setNewIpAddress, waitForEmailMatch, skipBotDelay } from './support/mails';
import { newShopper } from './support/sign-in';
import { watchAt, soldOutInTests } from './support/shop';

test.use({ reducedMotion: 'reduce' });

for (const [place, driver] of (['keyboard', 'screen-reader'] as const).entries()) {
  test.describe(`with the ${driver} driver alone`, { tag: ['@a11y', '@long', desktopOnly] }, () => {
    test.use({ driver });

    test.beforeEach(({ page }) => setNewIpAddress(page));

    test('a contact message is rejected, corrected and sent', async ({ user, page }) => {
      await user.open('/contact/form');
      await user.fill(contactCopy.name, 'Ada Lovelace');
      await user.press('button', contactCopy.send);
      await user.waitFor('link', fillIn(contactCopy.subject));
      await user.press('link', fillIn(contactCopy.subject));
      await user.fill(contactCopy.subject, question.subject);
      await user.fill(contactCopy.email, newShopper().email);
      await user.fill(contactCopy.message, 'Which strap?');
      await skipBotDelay(page);
      await user.press('button', contactCopy.send);
      await expect(page).toAnnounce(contactCopy.busy, `${contactCopy.arrived} ${contactCopy.answer}`);
    });

    test('the newsletter is requested, confirmed by its email and cancelled', async ({ user, page }) => {
      const { email } = newShopper();
      await user.open('/contact/form');
      await user.fill(newsletterCopy.email, email);
      await skipBotDelay(page);
      await user.press('button', newsletterCopy.send);
      await expect(page).toAnnounce(newsletterCopy.busy, newsletterSent);
      await user.open(await waitForEmailMatch(email, /(\/newsletter\/confirm\?token=[\w-]{32})\r/));
      await user.press('button', newsletterLinkCopy.join);
      await user.waitFor('heading', newsletterOutcomes.confirmed.title);
      await user.open(await waitForEmailMatch(email, /(\/api\/newsletter\/unsubscribe\?token=[\w-]{32})>/));
      await user.press('button', newsletterLinkCopy.leave);
      await user.waitFor('heading', newsletterOutcomes.ended.title);
    });

    test('the link to an order is requested and opened', async ({ user, page, shopApi }) => {
      const { email } = newShopper();
      const { number } = await shopApi.placeOrder(email);
      await user.open('/order');
      await user.fill(orderLinkCopy.number, number);
      await user.fill(orderLinkCopy.email, email);
      await skipBotDelay(page);
      await user.press('button', orderLinkCopy.send);
      await expect(page).toAnnounce(orderLinkCopy.busy, `${orderLinkCopy.doneTitle} ${orderLinkCopy.done}`);
      await user.open(await waitForEmailMatch(email, /: your link[^]*?https?:\/\/[^/]+(\/thanks\?order=[\w-]+)/));
      await user.waitFor('heading', new RegExp(`^${orderTitle(number)}`));
    });

    test('a back-in-stock subscription is cancelled', async ({ user, page }) => {
      const { email } = newShopper();
      await user.open('/back-in-stock?watch=undone/1');
      await user.fill(backInStockCopy.email, email);
      await skipBotDelay(page);
      await user.press('button', backInStockCopy.leave);
      await user.waitFor('heading', backInStockOutcomes.off.title);
    });

    test.describe('an out-of-stock watch', () => {
      const watch = soldOutInTests[place + 3] ?? 'gshock/6';
      test.beforeEach(({ testDesk }) => testDesk.stock(watch, 0));
      test.afterEach(({ testDesk }) => testDesk.stock(watch, 5000));

      test('a back-in-stock email is requested and leads to the watch', async ({ user, page, testDesk }) => {
        const { email } = newShopper();
        const path = `/all/${watch}`;
        await user.open(path);
        await user.press('link', stockCopy.mailMe);
        await user.waitFor('heading', backInStockCopy.title);
        await discardAnnouncement(page);
        await user.fill(backInStockCopy.email, email);
        await skipBotDelay(page);
        await user.press('button', backInStockCopy.send);
        await expect(page).toAnnounce(backInStockCopy.busy, backInStockCopy.noted);
        await testDesk.stock(watch, 5000);
        await user.open(await waitForEmailMatch(email, new RegExp(`(${path})\\s`)));
        await user.waitFor('heading', watchAt(path).name);
      });
    });
  });
}
