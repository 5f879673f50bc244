// Verifies docs/product.md 36.1 (guest, order page), 36.5, 36.6 (slip), 36.9.
import { randomUUID } from 'node:crypto';
import { passportCopy } from '@/components/passport/copy';
import {
  confirmCopy,
  doneCopy,
  guestCopy,
  guestReturnCopy,
  noReturnCopy,
  orderReturnsCopy,
  returnCopy,
  slipCopy,
  withdrawCopy,
} from '@/components/returns/copy';
import { returnStateCopy } from '@/components/returns/copy-state';
import { fullNameOf } from '@/data/full-name';
import { withdraw } from '@/data/information-pages';
import { violations } from './support/accessibility';
import { runOwnerCommand } from './support/database';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { mailsTo, setNewIpAddress } from './support/mails';
import { watchesOf } from './support/shop';

const newEmail = () => `ada-${randomUUID()}@example.com`;
const exact = { exact: true };
const [watch] = watchesOf('xerix');
const name = watch ? fullNameOf(watch) : '';
const link = (page: Page, label: string) => page.getByRole('link', { name: label, exact: true });
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, exact);
const mailsAbout = async (email: string, subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.includes(subject)).length;

async function declare(page: Page, number: string, email: string) {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: withdraw.label, exact: true }).click();
  await expect(heading(page)).toHaveText(withdrawCopy.title);
  await field(page, guestCopy.number).fill(number.toLowerCase());
  await field(page, guestCopy.email).fill(email);
  await field(page, withdrawCopy.name).fill('Ada Lovelace');
}

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a guest withdraws from a part of an order in two steps and gets a receipt, an email and the same answer for no order',
    { tag: '@a11y' },
    async ({ page, shopApi }) => {
      const email = newEmail();
      const { number, token } = await shopApi.placeOrder(email, { state: 'withdrawable-order' });
      await setNewIpAddress(page);
      await declare(page, number, email);
      await page.getByText(guestCopy.partTitle, exact).click();
      await field(page, guestCopy.watch(1)).selectOption(name);
      await button(page, withdrawCopy.next).click();
      await expect(heading(page)).toHaveText(confirmCopy.title);
      await expect(page.getByText(`1 × ${name}`, exact)).toBeVisible();
      await expect(page).toFitWidth();
      expect(await mailsAbout(email, 'we received it')).toBe(0);
      await button(page, confirmCopy.button).click();
      await expect(heading(page)).toHaveText(doneCopy.title);
      await expect(page.getByText(/^\w+ \d+, \d{4} at \d+:\d\d:\d\d\s[AP]M UTC$/)).toBeVisible();
      await expect.poll(() => mailsAbout(email, 'we received it'), { timeout: 20_000 }).toBe(1);
      await page.goto(`/thanks?order=${token}`);
      const requests = page.getByRole('list', { name: orderReturnsCopy.list, exact: true });
      await expect(requests.getByText(`1 × ${name}`, exact)).toBeVisible();

      await declare(page, 'OH-00000000', email);
      await button(page, withdrawCopy.next).click();
      await button(page, confirmCopy.button).click();
      await expect(heading(page)).toHaveText(doneCopy.title);
      await expect(page.getByText(doneCopy.message, exact)).toBeVisible();
    },
  );
});

test(
  'a shopper withdraws by keyboard from the page of an order, whose page then says that nothing is sent',
  { tag: ['@a11y', '@long'] },
  async ({ page, shopApi }) => {
    const email = newEmail();
    const { number, token } = await shopApi.placeOrder(email, { state: 'withdrawable-order' });
    await page.goto(`/thanks?order=${token}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: withdrawCopy.title, exact: true }).press('Enter');
    await expect(field(page, returnCopy.units(name))).toHaveValue('1');
    expect(await violations(page)).toEqual([]);
    await button(page, returnCopy.withdraw).press('Enter');
    await expect(heading(page)).toHaveText(confirmCopy.title);
    expect(await violations(page)).toEqual([]);
    await button(page, confirmCopy.button).press('Enter');
    await expect(heading(page)).toHaveText(doneCopy.title);
    expect(await violations(page)).toEqual([]);
    await link(page, doneCopy.order).press('Enter');
    await expect(heading(page)).toHaveText('Canceled.');
    await expect(
      page.getByText(returnStateCopy({ kind: 'withdrawal', state: 'requested', isSent: false }), exact),
    ).toBeVisible();
    expect(await runOwnerCommand('ship', number, 'usps', '9400100000000000000000')).toContain('must not be sent');
    await expect.poll(() => mailsAbout(email, 'nothing to send back'), { timeout: 20_000 }).toBe(1);
  },
);

test(
  'a return is requested and accepted, its slip is printed, and the other watches can still be returned',
  { tag: ['@a11y', '@long'] },
  async ({ page, shopApi }) => {
    test.slow(); // an owner's command
    const unsent = await shopApi.placeOrder(newEmail());
    await page.goto(`/return?order=${unsent.token}`);
    await expect(page.getByText(noReturnCopy['not-sent'], exact)).toBeVisible();
    const { token } = await shopApi.placeOrder(newEmail(), { state: 'sent-order' });
    await page.goto(`/thanks?order=${token}`);
    await expect(link(page, returnCopy.title)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: withdrawCopy.title, exact: true })).toHaveCount(0);
    await link(page, returnCopy.title).click();
    await field(page, returnCopy.units(name)).selectOption('1');
    await field(page, returnCopy.reason).fill('Too small.');
    await field(page, returnCopy.unused).check();
    expect(await violations(page)).toEqual([]);
    await button(page, returnCopy.ask).click();
    await expect(heading(page)).toHaveText(slipCopy.heading.return);
    const asked = new URL(page.url()).searchParams.get('number') ?? '';
    await expect(
      page.getByText(returnStateCopy({ kind: 'return', state: 'requested', isSent: true }), exact),
    ).toBeVisible();
    await expect(page.getByRole('img', { name: slipCopy.code(asked), exact: true })).toHaveCount(0);
    await runOwnerCommand('returns', 'accept', asked, 'Add the warranty card.');
    await page.reload();
    await expect(page.getByText('Add the warranty card.', exact)).toBeVisible();
    await expect(page.getByRole('img', { name: slipCopy.code(asked), exact: true })).toBeVisible();
    await expect(page).toFitWidth();
    expect(await violations(page)).toEqual([]);
    expect(await smallTargets(page, 'main :is(a, button)')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: slipCopy.code(asked), exact: true })).toBeVisible();
    await expect(page.getByText('Add the warranty card.', exact)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/return?order=${token}`);
    await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(1);
    await expect(field(page, returnCopy.units(name))).toHaveCount(0);
  },
);

test.describe('by keyboard alone', { tag: ['@a11y', '@long', desktopOnly] }, () => {
  test.use({ driver: 'keyboard' });

  test('a shopper asks for a return from the page of the order', async ({ page, user, shopApi }) => {
    const { token } = await shopApi.placeOrder(newEmail(), { state: 'sent-order' });
    await user.open(`/thanks?order=${token}`);
    await user.press('link', returnCopy.title);
    await user.selectOption(returnCopy.units(name), '1');
    await user.fill(returnCopy.reason, 'Too small.');
    await user.press('checkbox', returnCopy.unused);
    await user.press('button', returnCopy.ask);
    await expect(heading(page)).toHaveText(slipCopy.heading.return);
    await user.press('link', doneCopy.order);
    await expect(page.getByRole('list', { name: orderReturnsCopy.list, exact: true })).toShowMessage(`1 × ${name}`);
  });

  test('a guest withdraws from a whole order in two steps', async ({ page, user, shopApi }) => {
    const email = newEmail();
    const { number } = await shopApi.placeOrder(email, { state: 'withdrawable-order' });
    await setNewIpAddress(page);
    await user.open('/withdraw');
    await user.fill(guestCopy.number, number);
    await user.fill(guestCopy.email, email);
    await user.fill(withdrawCopy.name, 'Ada Lovelace');
    await user.press('button', withdrawCopy.next);
    await user.press('button', confirmCopy.button);
    await expect(heading(page)).toHaveText(doneCopy.title);
    await expect.poll(() => mailsAbout(email, 'we received it'), { timeout: 20_000 }).toBe(1);
  });
});

test('the page of an unknown declaration shows that it is unknown', async ({ page }) => {
  await page.goto('/withdraw/confirm?declaration=unknown');
  await expect(heading(page)).toHaveText(doneCopy.overTitle);
});

test.describe('a guest’s return without scripts', { tag: ['@nojs', '@long'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('is requested with number and address, gets the same answer for no order, and its sending is recorded once', async ({
    page,
    shopApi,
  }) => {
    test.slow();
    const email = newEmail();
    const { number, token } = await shopApi.placeOrder(email, { state: 'sent-order' });
    await setNewIpAddress(page);
    for (const typed of ['OH-00000000', number]) {
      await page.goto('/return');
      await field(page, guestCopy.number).fill(typed);
      await field(page, guestCopy.email).fill(email);
      await field(page, returnCopy.unused).check();
      await expect(page).toFitWidth();
      await button(page, returnCopy.ask).click();
      await expect(heading(page)).toHaveText(guestReturnCopy.doneTitle);
    }
    await expect.poll(() => mailsAbout(email, 'we received your request'), { timeout: 20_000 }).toBe(1);
    await page.goto(`/thanks?order=${token}`);
    await page.getByRole('link', { name: /^Details of RT-/ }).click();
    const asked = new URL(page.url()).searchParams.get('number') ?? '';
    await expect(button(page, slipCopy.markSent)).toHaveCount(0);
    await runOwnerCommand('returns', 'accept', asked);
    await page.reload();
    await field(page, slipCopy.tracking).fill('1Z 999');
    await expect(page).toFitWidth();
    await button(page, slipCopy.markSent).click();
    await expect(page.getByText('1Z 999', exact)).toBeVisible();
    await expect(button(page, slipCopy.markSent)).toHaveCount(0);
  });
});

// Verifies docs/product.md 39.2.
test(
  'the passport leads to the return and the withdrawal of its own watch',
  { tag: '@long' },
  async ({ page, shopApi }) => {
    const { token } = await shopApi.placeOrder(newEmail(), { state: 'withdrawable-sent-order' });
    await page.goto(`/thanks?order=${token}`);
    await page.getByRole('main').locator('a[href^="/passport/"]').first().click();
    // The order's page has a link of the same name.
    await page.waitForURL(/\/passport\//);
    for (const label of [passportCopy.rights.withdraw, passportCopy.rights.return]) {
      await page.getByRole('main').getByRole('link', { name: label, exact: true }).click();
      await expect(field(page, returnCopy.units(name))).toHaveValue('1');
      await page.goBack();
      await page.waitForURL(/\/passport\//);
    }
    expect(await violations(page)).toEqual([]);
  },
);
