// Verifies docs/product.md 12.4, 12.9, 17.6.
import { randomUUID } from 'node:crypto';
import { newsletterOutcomes, newsletterLinkCopy } from '@/components/forms/newsletter/copy';
import { newsletterSent } from '@/components/forms/copy-rejections';
import { violations } from './support/accessibility';
import type { NewsletterBox } from './page-objects/forms';
import { expect, longExceptFirst, test, type Page } from './support/fixtures';
import { holdScripts } from './support/held-scripts';
import { hydratePage } from './support/hydrated';
import { setNewIpAddress, mailsTo, newIpAddress, firstGroupIn, skipBotDelay } from './support/mails';

const newEmail = () => `jane-${randomUUID()}@example.com`;
const joinButton = (page: Page) => page.getByRole('button', { name: newsletterLinkCopy.join, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signUp(page: Page, newsletterBox: NewsletterBox, email: string, scripts = true) {
  await setNewIpAddress(page);
  await page.goto('/');
  if (scripts) await hydratePage(page); // before, the browser submits the form itself
  await newsletterBox.field.fill(email);
  await skipBotDelay(page);
  await newsletterBox.button.click();
}

/** Both links of the single confirmation email. */
async function linksTo(email: string) {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await mailsTo(email);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  return {
    confirm: firstGroupIn(mail, /(\/newsletter\/confirm\?token=[\w-]{32})\r/),
    oneClick: firstGroupIn(mail, /List-Unsubscribe:\s+<[^>]*?(\/api\/newsletter\/unsubscribe\?token=[\w-]{32})>/),
  };
}

for (const [place, scripts] of [true, false].entries()) {
  test.describe(scripts ? 'with scripts' : 'without scripts', { tag: longExceptFirst(place) }, () => {
    test.use({ javaScriptEnabled: scripts });

    // Verifies docs/product.md 12.4 (subscription by a button, unsubscription on the page), 12.7 (newsletter).
    test(
      'a newsletter address is confirmed by email with one click, and unsubscribed with one',
      { tag: '@long' },
      async ({ page, newsletterBox }) => {
        const email = newEmail();
        await signUp(page, newsletterBox, email, scripts);
        if (scripts) await expect(page.getByText(newsletterSent, { exact: true })).toBeVisible();
        else await expect(page).toHaveURL('/newsletter/sent');
        const { confirm, oneClick } = await linksTo(email);

        // An email scanner also opens the link, which must not use it up.
        await page.goto(confirm);
        await page.goto(confirm);
        await joinButton(page).click();
        await expect(page).toHaveURL('/newsletter/confirmed');
        await expect(heading(page)).toHaveText(newsletterOutcomes.confirmed.title);
        await page.goto(confirm);
        await joinButton(page).click();
        await expect(heading(page)).toHaveText(newsletterOutcomes.used.title);

        await page.goto(oneClick);
        await expect(heading(page)).toHaveText(newsletterLinkCopy.leaveTitle);
        await page.getByRole('button', { name: newsletterLinkCopy.leave, exact: true }).click();
        await expect(heading(page)).toHaveText(newsletterOutcomes.ended.title);
      },
    );
  });
}

// Verifies docs/product.md 12.12.
test(
  'a newsletter address that is sent before hydration is posted by the browser, once',
  { tag: '@long' },
  async ({ page, newsletterBox }) => {
    const email = newEmail();
    await setNewIpAddress(page);
    const { release } = await holdScripts(page);
    await page.goto('/all/xerix/1', { waitUntil: 'domcontentloaded' });
    await newsletterBox.field.fill(email);
    await newsletterBox.button.click();
    release();
    await expect(page).toHaveURL('/newsletter/sent');
    await linksTo(email);
  },
);

test(
  "an email program's one-click unsubscribe is idempotent",
  { tag: '@long' },
  async ({ page, newsletterBox, request }) => {
    const email = newEmail();
    await signUp(page, newsletterBox, email);
    const { confirm, oneClick } = await linksTo(email);
    const click = { form: { 'List-Unsubscribe': 'One-Click' } };
    expect((await request.post(oneClick, click)).status()).toBe(200);
    expect((await request.post(oneClick, { multipart: click.form })).status()).toBe(200);
    await page.goto(confirm);
    await joinButton(page).click();
    await expect(heading(page)).toHaveText(newsletterOutcomes.used.title);
  },
);

// Verifies docs/product.md 12.4 (one click in the email program).
test(
  "a newsletter link is confirmed only from the shop's origin and only with a valid token",
  { tag: '@long' },
  async ({ page, newsletterBox, request }) => {
    const email = newEmail();
    await signUp(page, newsletterBox, email);
    const { confirm, oneClick } = await linksTo(email);
    const token = confirm.split('=')[1] ?? '';
    const post = (path: string, form: Record<string, string>, Origin?: string) =>
      request.post(path, { form, headers: Origin ? { Origin } : {}, maxRedirects: 0 });
    for (const origin of [undefined, 'https://evil.example', 'null']) {
      expect((await post('/api/newsletter/confirm', { token }, origin)).status()).toBe(403);
    }
    const own = new URL(page.url()).origin;
    expect((await post('/api/newsletter/confirm', { token: 'short' }, own)).status()).toBe(400);
    expect(
      (await post(`${oneClick.slice(0, -32)}${'a'.repeat(32)}`, { 'List-Unsubscribe': 'One-Click' })).status(),
    ).toBe(404);
    expect((await post(oneClick, { other: 'words' })).status()).toBe(400);
    const confirmed = await post('/api/newsletter/confirm', { token }, own);
    expect([confirmed.status(), confirmed.headers().location]).toEqual([303, '/newsletter/confirmed']);
    expect((await post(oneClick, { 'List-Unsubscribe': 'One-Click' })).status()).toBe(200);
  },
);

test('a page with a token in its address sends no referrer and is not indexed', async ({ page }) => {
  const response = await page.goto(`/newsletter/confirm?token=${'a'.repeat(32)}`);
  expect(response?.headers()['referrer-policy']).toBe('same-origin');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto('/newsletter/unsubscribe');
  await expect(heading(page)).toHaveText(newsletterLinkCopy.brokenLinkTitle);
});

// Verifies docs/product.md 12.9 (newsletter).
test(
  'new, known and bot addresses get the same response, and the rate limit sends Retry-After',
  { tag: '@long' },
  async ({ shopApi }) => {
    const headers = { 'x-forwarded-for': newIpAddress() };
    const jane = { email: newEmail(), website: '', filledForMs: 9000 };
    const answers = [];
    for (const data of [jane, jane, { ...jane, website: 'x' }, { ...jane, filledForMs: 0 }, jane]) {
      const { status, text } = await shopApi.post('/api/newsletter', { data, headers });
      answers.push([status, text]);
    }
    expect(answers).toEqual(Array(5).fill([200, '{"received":true}']));
    const rejected = await shopApi.post('/api/newsletter', { data: jane, headers });
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    await expect.poll(async () => (await mailsTo(jane.email)).length, { timeout: 20_000 }).toBe(1);
    // Emails are sent in order, so a second one would arrive before the next shopper's.
    const next = { ...jane, email: newEmail() };
    expect((await shopApi.post('/api/newsletter', { data: next })).status).toBe(200);
    await expect.poll(async () => (await mailsTo(next.email)).length, { timeout: 20_000 }).toBe(1);
    expect(await mailsTo(jane.email)).toHaveLength(1);
  },
);

for (const path of ['confirm?token=a', 'unsubscribe?token=a', 'sent', 'confirmed', 'used', 'ended', 'unknown']) {
  test(`axe finds no violation on /newsletter/${path}`, { tag: ['@long', '@a11y'] }, async ({ page }) => {
    await page.goto(`/newsletter/${path}`);
    expect(await violations(page)).toEqual([]);
  });
}
