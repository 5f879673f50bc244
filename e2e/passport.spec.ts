// Verifies docs/product.md 39.1, 39.2, 39.3, 39.4, 39.7, 39.9.
import { randomUUID } from 'node:crypto';
import {
  cardCopy,
  entryCopy,
  handOverCopy,
  passportCopy,
  passportForms,
  passportsTitle,
} from '@/components/passport/copy';
import { violations } from './support/accessibility';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { firstGroupIn, mailsTo, setNewIpAddress } from './support/mails';

const newEmail = () => `ada-${randomUUID()}@example.com`;
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openFirst = async (page: Page, token: string) => {
  await page.goto(`/thanks?order=${token}`);
  await page.getByRole('region', { name: passportsTitle, exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: passportCopy.manual, exact: true })).toBeVisible();
};

test(
  'the passport of a watch shows guarantee, manual and 3D model, keeps a log and prints a card',
  { tag: ['@a11y', '@long'] },
  async ({ page, shopApi }) => {
    await setNewIpAddress(page);
    const { token } = await shopApi.placeOrder(newEmail());
    await openFirst(page, token);
    await expect(page).toFitWidth();
    expect(await violations(page)).toEqual([]);
    const form = page.getByRole('form', { name: passportForms.note.title, exact: true });
    await page.getByText(passportForms.note.title, { exact: true }).click();
    await form.getByLabel(passportForms.note.label, { exact: true }).fill('New strap');
    await form.getByRole('button', { name: passportForms.note.button, exact: true }).click();
    await expect(page.getByText(entryCopy.note, { exact: true })).toBeVisible();
    await expect(page.getByText('New strap', { exact: true })).toBeVisible();
    await link(page, passportCopy.card).click();
    await expect(page.getByRole('img', { name: cardCopy.scan, exact: true })).toBeVisible();
    await expect(page).toFitWidth();
    expect(await violations(page)).toEqual([]);
  },
);

test('a passport has no-store, noindex and a same-origin referrer policy', async ({ request, shopApi }) => {
  const { token } = await shopApi.placeOrder(newEmail());
  const order = await (await request.get(`/thanks?order=${token}`)).text();
  const path = firstGroupIn(order, /href="(\/passport\/[\w-]{32})"/);
  const answer = await request.get(path);
  expect(answer.headers()['cache-control']).toMatch(/no-store/);
  expect(answer.headers()['referrer-policy']).toBe('same-origin');
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
});

test.describe('with the keyboard alone', { tag: ['@a11y', '@long', desktopOnly] }, () => {
  test.use({ driver: 'keyboard', reducedMotion: 'reduce' });

  test('a holder reports a watch stolen, finds it again and hands it over', async ({ user, page, shopApi }) => {
    await setNewIpAddress(page);
    const { token } = await shopApi.placeOrder(newEmail());
    await openFirst(page, token);
    await user.expand(passportForms.stolen.title);
    await user.press('button', passportForms.stolen.button);
    await expect(page.getByText(/^Reported stolen on /)).toBeVisible();
    await expect(link(page, passportCopy.handOver)).toHaveCount(0);
    await user.expand(passportForms.found.title);
    await user.press('button', passportForms.found.button);
    await user.press('link', passportCopy.handOver);
    await user.fill(handOverCopy.email, newEmail());
    await user.press('button', handOverCopy.confirm);
    await user.waitFor('heading', handOverCopy.doneTitle);
  });
});

// Verifies docs/product.md 12.13.
test(
  'a double press hands a watch over once, and the page says that it did',
  { tag: '@long' },
  async ({ page, shopApi }) => {
    await setNewIpAddress(page);
    const { token } = await shopApi.placeOrder(newEmail());
    await openFirst(page, token);
    await link(page, passportCopy.handOver).click();
    await page.getByLabel(handOverCopy.email, { exact: true }).fill(newEmail());
    await button(page, handOverCopy.confirm).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(handOverCopy.doneTitle);
  },
);

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

  test('a shopper hands a watch over, and the old link opens nothing', { tag: '@long' }, async ({ page, shopApi }) => {
    await setNewIpAddress(page);
    const [former, next] = [newEmail(), newEmail()];
    const { token } = await shopApi.placeOrder(former);
    await openFirst(page, token);
    const old = page.url();
    await link(page, passportCopy.handOver).click();
    await page.getByLabel(handOverCopy.email, { exact: true }).fill(next);
    await button(page, handOverCopy.confirm).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(handOverCopy.doneTitle);
    expect((await page.goto(old))?.status()).toBe(404);
    await expect.poll(async () => (await mailsTo(next)).length, { timeout: 20_000 }).toBe(1);
    await page.goto(firstGroupIn((await mailsTo(next))[0], /https?:\/\/[^/]+(\/passport\/[\w-]{32})/));
    await expect(page.getByRole('heading', { name: passportCopy.facts, exact: true })).toBeVisible();
    await expect(link(page, passportCopy.toOrder)).toHaveCount(0);
  });
});
