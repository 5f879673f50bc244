// Verifies docs/product.md 20.5, 20.15, 20.16.
import { contactCopy, fillIn } from '@/components/forms/copy';
import { newsletterOutcomes, newsletterLinkCopy, newsletterCopy } from '@/components/forms/newsletter/copy';
import { newsletterSent } from '@/components/forms/copy-rejections';
import { orderTitle } from '@/components/checkout/confirmation/copy';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { backInStockOutcomes, backInStockCopy } from '@/components/forms/back-in-stock/copy';
import { stockCopy } from '@/components/product/copy';
import { question } from './page-objects/contact-form';
import { hearOut } from './support/announcements';
import { behindTheScreens, expect, test } from './support/fixtures';
import { comeFromElsewhere, pathMailedTo, takeTime } from './support/mails';
import { newShopper } from './support/sign-in';
import { putInHand, soldOutInTests } from './support/stock';
import { watchAt } from './support/shop';

test.use({ reducedMotion: 'reduce' });

for (const [place, way] of (['keyboard', 'ear'] as const).entries()) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', '@long', behindTheScreens] }, () => {
    test.use({ way });

    test.beforeEach(({ page }) => comeFromElsewhere(page));

    test('a message is refused, mended and sent', async ({ hands, page }) => {
      await hands.open('/contact/form');
      await hands.write(contactCopy.name, 'Ada Lovelace');
      await hands.press('button', contactCopy.send);
      await hands.meet('link', fillIn(contactCopy.subject));
      await hands.press('link', fillIn(contactCopy.subject));
      await hands.write(contactCopy.subject, question.subject);
      await hands.write(contactCopy.email, newShopper().email);
      await hands.write(contactCopy.message, 'Which strap?');
      await takeTime(page);
      await hands.press('button', contactCopy.send);
      await expect(page).toAnnounce(contactCopy.busy, `${contactCopy.arrived} ${contactCopy.answer}`);
    });

    test('the newsletter is asked for, joined by its mail and left again', async ({ hands, page }) => {
      const { email } = newShopper();
      await hands.open('/contact/form');
      await hands.write(newsletterCopy.email, email);
      await takeTime(page);
      await hands.press('button', newsletterCopy.send);
      await expect(page).toAnnounce(newsletterCopy.busy, newsletterSent);
      await hands.open(await pathMailedTo(email, /(\/newsletter\/confirm\?token=[\w-]{32})\r/));
      await hands.press('button', newsletterLinkCopy.join);
      await hands.meet('heading', newsletterOutcomes.confirmed.title);
      await hands.open(await pathMailedTo(email, /(\/api\/newsletter\/unsubscribe\?token=[\w-]{32})>/));
      await hands.press('button', newsletterLinkCopy.leave);
      await hands.meet('heading', newsletterOutcomes.ended.title);
    });

    test('the link to an order is asked for, and leads to it', async ({ hands, page, shopApi }) => {
      const { email } = newShopper();
      const { number } = await shopApi.placeOrder(email);
      await hands.open('/order');
      await hands.write(orderLinkCopy.number, number);
      await hands.write(orderLinkCopy.email, email);
      await takeTime(page);
      await hands.press('button', orderLinkCopy.send);
      await expect(page).toAnnounce(orderLinkCopy.busy, `${orderLinkCopy.doneTitle} ${orderLinkCopy.done}`);
      await hands.open(await pathMailedTo(email, /: its link[^]*?https?:\/\/[^/]+(\/thanks\?order=[\w-]+)/));
      await hands.meet('heading', new RegExp(`^${orderTitle(number)}`));
    });

    test('a mail that waits for a watch is called off', async ({ hands, page }) => {
      const { email } = newShopper();
      await hands.open('/back-in-stock?watch=undone/1');
      await hands.write(backInStockCopy.email, email);
      await takeTime(page);
      await hands.press('button', backInStockCopy.leave);
      await hands.meet('heading', backInStockOutcomes.off.title);
    });

    test.describe('sold out', () => {
      const watch = soldOutInTests[place + 3] ?? 'gshock/6';
      // The owner's command is a program of its own, before and after.
      test.slow();
      test.beforeEach(() => putInHand(watch, 0));
      test.afterEach(() => putInHand(watch, 5000));

      test('a mail about a sold-out watch is asked for, and leads to it when it is back', async ({ hands, page }) => {
        const { email } = newShopper();
        const path = `/all/${watch}`;
        await hands.open(path);
        await hands.press('link', stockCopy.mailMe);
        await hands.meet('heading', backInStockCopy.title);
        await hearOut(page);
        await hands.write(backInStockCopy.email, email);
        await takeTime(page);
        await hands.press('button', backInStockCopy.send);
        await expect(page).toAnnounce(backInStockCopy.busy, backInStockCopy.noted);
        await putInHand(watch, 5000);
        await hands.open(await pathMailedTo(email, new RegExp(`(${path})\\s`)));
        await hands.meet('heading', watchAt(path).name);
      });
    });
  });
}
