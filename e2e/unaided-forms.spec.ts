// Holds docs/product.md 20.5, 20.15.
import { registrationWords, signInWords, signOutWords } from '@/components/words/account';
import { addressBookWords, addressName } from '@/components/words/address-book';
import { deliveryFormWords } from '@/components/words/checkout';
import { contactWords, fillIn } from '@/components/words/forms';
import { newsletterWords } from '@/components/words/newsletter';
import { orderLinkWords } from '@/components/words/order-link';
import { backInStockOutcomes, backInStockWords } from '@/components/words/stock';
import { address } from './regions/checkout';
import { question } from './regions/contact-form';
import { behindTheScreens, expect, test } from './support/fixtures';
import { comeFromElsewhere, takeTime } from './support/mails';
import { acceptAlerts, newShopper } from './support/sign-in';

test.use({ reducedMotion: 'reduce' });

for (const way of ['keyboard', 'ear'] as const) {
  test.describe(`by ${way} alone`, { tag: ['@a11y', '@long', behindTheScreens] }, () => {
    test.use({ way });

    test.beforeEach(({ page }) => comeFromElsewhere(page));

    test('an account is opened, left and signed in to again', async ({ hands, page }) => {
      const { name, email, password } = newShopper();
      acceptAlerts(page);
      await hands.open('/register/registeruser');
      await hands.write(registrationWords.name, name);
      await hands.write(registrationWords.email, email);
      await hands.write(registrationWords.password, password);
      await hands.press('button', registrationWords.title);
      await expect(page).toHaveURL('/auth/user');
      await hands.press('button', signOutWords.title);
      await expect(page).toHaveURL('/');
      await hands.open('/auth/user');
      await hands.write(signInWords.email, email);
      await hands.write(signInWords.password, password);
      await hands.press('button', signInWords.title);
      await expect(page).toHaveURL('/');
    });

    test('an address is added to the book, removed and brought back', async ({ hands, signedIn }) => {
      expect(signedIn.email).toContain('@');
      await hands.open('/auth/user');
      await hands.press('button', addressBookWords.add);
      const lines = Object.entries(address).filter(([label]) => label !== deliveryFormWords.email);
      for (const [label, text] of lines) await hands.write(label, text);
      await hands.press('button', addressBookWords.keep);
      const kept = addressName({ fullName: 'Ada Lovelace', line1: '1 Odd Street' });
      await hands.press('button', `${addressBookWords.remove} ${kept}`);
      await hands.press('button', addressBookWords.undoOf(kept));
      await hands.meet('button', `${addressBookWords.change} ${kept}`);
    });

    test('a message is refused, mended and sent', async ({ hands, page }) => {
      await hands.open('/contact/form');
      await hands.write(contactWords.name, 'Ada Lovelace');
      await hands.press('button', contactWords.send);
      await hands.meet('link', fillIn(contactWords.subject));
      await hands.press('link', fillIn(contactWords.subject));
      await hands.write(contactWords.subject, question.subject);
      await hands.write(contactWords.email, newShopper().email);
      await hands.write(contactWords.message, 'Which strap?');
      await takeTime(page);
      await hands.press('button', contactWords.send);
      await expect(page).toAnnounce(contactWords.busy, `${contactWords.arrived} ${contactWords.answer}`);
    });

    test('the newsletter is asked for', async ({ hands, page }) => {
      await hands.open('/contact/form');
      await hands.write(newsletterWords.email, newShopper().email);
      await takeTime(page);
      await hands.press('button', newsletterWords.send);
      await expect(page).toAnnounce(newsletterWords.busy, newsletterWords.sent);
    });

    test('the link to an order is asked for', async ({ hands, page }) => {
      await hands.open('/order');
      await hands.write(orderLinkWords.number, 'OH-00000000');
      await hands.write(orderLinkWords.email, newShopper().email);
      await takeTime(page);
      await hands.press('button', orderLinkWords.send);
      await expect(page).toAnnounce(orderLinkWords.busy, `${orderLinkWords.doneTitle} ${orderLinkWords.done}`);
    });

    test('a mail is asked for when a watch is back, and called off', async ({ hands, page }) => {
      const { email } = newShopper();
      await hands.open('/back-in-stock?watch=undone/1');
      await hands.write(backInStockWords.email, email);
      await takeTime(page);
      await hands.press('button', backInStockWords.leave);
      await hands.meet('heading', backInStockOutcomes.off.title);
    });
  });
}
