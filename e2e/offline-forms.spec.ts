// Verifies docs/product.md 12.3, 13.10, 20.9, 30.6.
import { randomUUID } from 'node:crypto';
import { ownerCopy, registrationCopy, signInCopy } from '@/components/account/copy';
import { addressBookCopy } from '@/components/address-book/copy';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { contactCopy } from '@/components/forms/copy';
import { newsletterSent, formRejectionCopy } from '@/components/forms/copy-rejections';
import { orderLinkCopy } from '@/components/forms/order-link/copy';
import { explainSignInRejection } from '@/components/account/copy-rejections';
import { backInStockCopy } from '@/components/forms/back-in-stock/copy';
import type { AccountScreens } from './page-objects/account';
import { address, cards, type CheckoutScreens, details } from './page-objects/checkout';
import type { ContactForm, NewsletterBox } from './page-objects/forms';
import { untilIdle } from './support/hydrated';
import { expect, test, type Locator, type Page } from './support/fixtures';
import { setNewIpAddress, skipBotDelay } from './support/mails';
import { watchNamed, soldOutInTests } from './support/shop';
import { acceptAlerts, signInBrowser, newShopper, type Member } from './support/sign-in';
import type { TestDesk } from './support/test-desk';

// The connection fails while a form is filled in: it keeps its values, shows one message, and succeeds once online.

const unreachable = formRejectionCopy({ code: 'unreachable' });
const cannotSignIn = explainSignInRejection('auth/network-request-failed').message;
const newEmail = () => `ada-${randomUUID()}@example.com`;
/** A watch that no other test sets out of stock. */
const soldOut = soldOutInTests[2] ?? 'luminox/6';

const comet = watchNamed('Late Comet');

type Screens = {
  page: Page;
  account: AccountScreens;
  checkout: CheckoutScreens;
  contactForm: ContactForm;
  newsletterBox: NewsletterBox;
  member: Member;
  testDesk: TestDesk;
};

/** A form that is open and empty. */
type Form = {
  /** Fields with their values. */
  fields: [Locator, string][];
  button: Locator;
  /** Message that reports a failed request. */
  rejection: string;
  /** Asserts that the form was submitted. */
  expectSubmitted: () => Promise<void>;
};

/** Opens each form of the shop. */
const forms: Record<string, (screens: Screens) => Promise<Form>> = {
  'the contact form': async ({ contactForm }) => {
    await contactForm.open();
    const typed = ['Ada Lovelace', newEmail(), 'Half & Half', 'Which strap?'];
    const names = [contactCopy.name, contactCopy.email, contactCopy.subject, contactCopy.message];
    return {
      fields: names.map((name, index) => [contactForm.field(name), typed[index] ?? '']),
      button: contactForm.button,
      rejection: unreachable,
      expectSubmitted: () => expect(contactForm.thanks).toBeVisible(),
    };
  },
  'the newsletter form': async ({ page, newsletterBox }) => {
    await page.goto('/all/xerix');
    return {
      fields: [[newsletterBox.field, newEmail()]],
      button: newsletterBox.button,
      rejection: unreachable,
      expectSubmitted: () => expect(page.getByText(newsletterSent, { exact: true })).toBeVisible(),
    };
  },
  'the order link form': async ({ page }) => {
    await page.goto('/order');
    return {
      fields: [
        [page.getByLabel(orderLinkCopy.number, { exact: true }), 'OH-7K3M9QX2'],
        [page.getByRole('main').getByLabel(orderLinkCopy.email, { exact: true }), newEmail()],
      ],
      button: page.getByRole('button', { name: orderLinkCopy.send, exact: true }),
      rejection: unreachable,
      expectSubmitted: () =>
        expect(
          page.getByRole('status').getByText(`${orderLinkCopy.doneTitle} ${orderLinkCopy.done}`, { exact: true }),
        ).toBeVisible(),
    };
  },
  'the back-in-stock form': async ({ page, testDesk }) => {
    await testDesk.stock(soldOut, 0);
    await page.goto(`/back-in-stock?watch=${soldOut}`);
    return {
      fields: [
        [
          page
            .getByRole('form', { name: backInStockCopy.form, exact: true })
            .getByLabel(backInStockCopy.email, { exact: true }),
          newEmail(),
        ],
      ],
      button: page.getByRole('button', { name: backInStockCopy.send, exact: true }),
      rejection: unreachable,
      expectSubmitted: async () => {
        await expect(page.getByText(backInStockCopy.noted, { exact: true })).toBeVisible();
        await testDesk.stock(soldOut, 5000);
      },
    };
  },
  'the sign-in form': async ({ page, account, member }) => {
    await account.open();
    return {
      fields: [
        [account.field(signInCopy.title, signInCopy.email), member.email],
        [account.field(signInCopy.title, signInCopy.password), member.password],
      ],
      button: account.button(signInCopy.title),
      rejection: cannotSignIn,
      expectSubmitted: () => expect(page).toHaveURL('/'),
    };
  },
  'the registration form': async ({ page, account }) => {
    const { name, email, password } = newShopper();
    const field = (label: string) => account.field(registrationCopy.title, label);
    await page.goto('/register/registeruser');
    return {
      fields: [
        [field(registrationCopy.name), name],
        [field(registrationCopy.email), email],
        [field(registrationCopy.password), password],
      ],
      button: account.button(registrationCopy.title),
      rejection: cannotSignIn,
      expectSubmitted: () => expect(account.definition(ownerCopy.email)).toHaveText(email),
    };
  },
  'the address book form': async ({ page, account, member }) => {
    await signInBrowser(page, member);
    await account.open();
    await account.button(addressBookCopy.add).click();
    const lines = Object.entries(address).filter(([label]) => label !== deliveryFormCopy.email);
    return {
      fields: lines.map(([label, text]) => [account.field(addressBookCopy.add, label), text]),
      button: account.button(addressBookCopy.keep),
      rejection: unreachable,
      expectSubmitted: () => expect(account.addresses).toHaveCount(1),
    };
  },
  'the delivery form': async ({ checkout }) => {
    await checkout.openDelivery([comet], 'no details');
    await expect(checkout.services.first()).toBeChecked();
    return {
      fields: Object.entries(address).map(([label, text]) => [checkout.field(label), text]),
      button: checkout.continue,
      rejection: unreachable,
      expectSubmitted: () => expect(checkout.destination).toShowMessage(details.line1),
    };
  },
  'the payment form': async ({ checkout }) => {
    await checkout.openPayment([comet]);
    return {
      fields: [[checkout.cardNumber, cards.success]],
      button: checkout.payButton,
      rejection: 'You are offline.',
      expectSubmitted: () => expect(checkout.orderNumber).toBeVisible(),
    };
  },
};

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

for (const [name, open] of Object.entries(forms)) {
  test(
    `${name} keeps its values without a connection, and succeeds once online`,
    { tag: '@long' },
    async ({ page, account, checkout, contactForm, newsletterBox, member, testDesk, network }) => {
      acceptAlerts(page);
      await setNewIpAddress(page);
      const {
        fields,
        button,
        rejection,
        expectSubmitted: isThrough,
      } = await open({
        page,
        account,
        checkout,
        contactForm,
        newsletterBox,
        member,
        testDesk,
      });
      await untilIdle(page);
      for (const [place, [field, text]] of fields.entries()) {
        if (place === fields.length - 1) await network.goOffline();
        await field.fill(text);
      }
      const typed = await Promise.all(fields.map(([field]) => field.inputValue()));
      await button.click();
      // eslint-disable-next-line no-restricted-syntax -- some messages are part of a longer sentence
      const message = page.getByText(rejection);
      await expect(message).toBeVisible();
      await expect(message).toHaveCount(1);
      expect(await Promise.all(fields.map(([field]) => field.inputValue()))).toEqual(typed);
      await network.goOnline();
      await skipBotDelay(page);
      await button.click();
      await isThrough();
    },
  );
}
