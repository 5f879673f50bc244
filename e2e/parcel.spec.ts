// Verifies docs/product.md 14.14, 17.9.
import { followParcelCopy, orderDeliveryCopy } from '@/components/checkout/confirmation/copy';
import { violations } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { mailsTo, firstGroupIn } from './support/mails';
import { runOwnerCommand } from './support/database';
import { signInBrowser } from './support/sign-in';

// The longest USPS label, and a carrier name of the maximum length.
const longest = '4201000112349400100000000000000000';
const longName = 'Österreichische Post und Paketlogistik Internationale GmbH';

test(
  'a shipped order shows its tracking link on its page, in the account and in an email, even if long',
  { tag: ['@a11y', '@long'] },
  async ({ page, account, member, shopApi }) => {
    test.slow(); // owner's commands
    const { number, token } = await shopApi.placeOrder(member.email, { idToken: member.idToken });
    const other = await shopApi.placeOrder(member.email, { idToken: member.idToken });
    expect(await runOwnerCommand('ship', number, 'usps', longest)).toContain(`is sent with USPS, ${longest}`);
    expect(await runOwnerCommand('ship', other.number, longName, 'JD-014600003828392837-014600003828392837')).toContain(
      longName,
    );
    await page.goto(`/thanks?order=${token}`);
    const link = page.getByRole('link', { name: followParcelCopy('USPS', longest), exact: true });
    await expect(link).toHaveAttribute('href', new RegExp(`^https://tools\\.usps\\.com/.*${longest}$`));
    for (const at of [token, other.token]) {
      await page.goto(`/thanks?order=${at}`);
      await expect(page.getByText(orderDeliveryCopy.parcel, { exact: true })).toBeVisible();
      await expect(page).toFitWidth();
      expect(await violations(page)).toEqual([]);
    }
    await signInBrowser(page, member);
    await account.open();
    await expect(account.orders).toShowMessage(longName);
    await expect(
      account.orders.getByRole('link', { name: followParcelCopy('USPS', longest), exact: true }),
    ).toBeVisible();
    await expect(page).toFitWidth();
    expect(await violations(page)).toEqual([]);
    await expect.poll(async () => (await mailsTo(member.email)).filter((mail) => mail.includes(number)).length).toBe(2);
    const sent = (await mailsTo(member.email)).find((mail) => mail.includes(longest));
    expect(firstGroupIn(sent, /(https:\/\/tools\.usps\.com\/\S+)/)).toContain(longest);
  },
);
