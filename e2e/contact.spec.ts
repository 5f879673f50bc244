// Verifies docs/product.md 12.5, 12.7, 12.9.
import { randomUUID } from 'node:crypto';
import { contactCopy, emailRule, rejectedFormTitle } from '@/components/forms/copy';
import { formRejectionCopy, rejectionCopy } from '@/components/forms/copy-rejections';
import { untilHydrated } from './support/hydrated';
import { violations } from './support/accessibility';
import { question } from './page-objects/forms';
import { expect, test } from './support/fixtures';
import { setNewIpAddress, mailsTo, newIpAddress, skipBotDelay } from './support/mails';

const newEmail = () => `ada-${randomUUID()}@example.com`;
/** A message in the form's format. */
const newMessage = () => ({
  name: 'Ada',
  email: newEmail(),
  subject: 'A',
  body: 'B',
  website: '',
  filledForMs: 9000,
});

test(
  'the contact form sends a message, acknowledges it by email and resets itself',
  { tag: ['@a11y', '@smoke'] },
  async ({ page, contactForm }) => {
    const email = newEmail();
    await setNewIpAddress(page);
    await contactForm.open();
    await untilHydrated(page);
    await contactForm.fill(email);
    await skipBotDelay(page);
    await contactForm.button.click();
    await expect(contactForm.thanks).toBeVisible();
    for (const label of [contactCopy.name, contactCopy.email, contactCopy.subject, contactCopy.message])
      await expect(contactForm.field(label)).toHaveValue('');
    expect(await violations(page)).toEqual([]);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
    expect((await mailsTo(email))[0]).toContain('Subject: We received your message');
  },
);

test(
  'the contact form lists missing values and rejects an invalid address before any request',
  { tag: ['@a11y', '@long'] },
  async ({ page, contactForm }) => {
    await contactForm.open();
    await untilHydrated(page);
    await contactForm.button.click();
    await expect(contactForm.summary).toBeFocused();
    await expect(contactForm.summary.getByRole('link')).toHaveCount(4);
    expect(await violations(page)).toEqual([]);
    await contactForm.fill('ada@example');
    await contactForm.button.click();
    await expect(contactForm.field(contactCopy.email)).toHaveAccessibleDescription(new RegExp(`^${emailRule}`));
    await expect(contactForm.field(contactCopy.message)).toHaveValue(question.message);
  },
);

test(
  'the contact form works by keyboard alone, and Tab skips the honeypot',
  { tag: '@long' },
  async ({ page, contactForm, isMobile }) => {
    test.skip(isMobile, 'a phone has no Tab key');
    await setNewIpAddress(page);
    await contactForm.open();
    await contactForm.field(contactCopy.name).focus();
    for (const text of ['Ada', newEmail(), 'A strap', 'Does it fit?']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(contactForm.button).toBeVisiblyFocused();
    await skipBotDelay(page);
    await page.keyboard.press('Enter');
    await expect(contactForm.thanks).toBeVisible();
  },
);

test.describe('a contact form whose request fails', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 429/] });

  test('the contact form without a connection shows a message, keeps its values, and succeeds once online', async ({
    page,
    contactForm,
    network,
  }) => {
    await setNewIpAddress(page);
    await contactForm.open();
    await contactForm.fill(newEmail());
    await untilHydrated(page);
    await network.goOffline();
    await contactForm.button.click();
    await expect(contactForm.summary).toBeFocused();
    await expect(contactForm.summary).toShowMessage(formRejectionCopy({ code: 'unreachable' }));
    await expect(contactForm.field(contactCopy.message)).toHaveValue(question.message);
    await network.goOnline();
    await skipBotDelay(page);
    await contactForm.button.click();
    await expect(contactForm.thanks).toBeVisible();
  });

  test('the contact form shows when a rate limit ends, and keeps the message', async ({
    page,
    contactForm,
    shopApi,
  }) => {
    const address = newIpAddress();
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    await contactForm.open();
    const sent = { data: newMessage(), headers: { 'x-forwarded-for': address } };
    for (let count = 0; count < 5; count += 1) {
      expect((await shopApi.post('/api/contact', sent)).status).toBe(200);
    }
    const rejected = await shopApi.post('/api/contact', sent);
    expect(rejected).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    await contactForm.fill(newEmail());
    await contactForm.button.click();
    // eslint-disable-next-line no-restricted-syntax -- the number of minutes depends on other tests
    await expect(contactForm.summary).toContainText(/Try again in (a|\d+) minutes?\b/);
    await expect(contactForm.field(contactCopy.subject)).toHaveValue(question.subject);
  });
});

// Verifies docs/product.md 12.9 (contact form).
test(
  'a bot gets the same response as a person, and its message is not emailed',
  { tag: '@long' },
  async ({ shopApi }) => {
    const headers = { 'x-forwarded-for': newIpAddress() };
    const person = newMessage();
    const program = { ...person, email: newEmail(), website: 'https://spam.example' };
    const answers = [];
    for (const data of [program, { ...program, website: '', filledForMs: 3 }, person]) {
      const { status, text } = await shopApi.post('/api/contact', { data, headers });
      answers.push([status, text]);
    }
    expect(answers).toEqual(Array(3).fill([200, '{"received":true}']));
    await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 20_000 }).toBe(1);
    expect(await mailsTo(program.email)).toEqual([]);
  },
);

test('a contact message with a line break in a header field or from another origin is rejected', async ({
  shopApi,
}) => {
  const own = { 'x-forwarded-for': newIpAddress() };
  const good = newMessage();
  for (const [field, value] of [
    ['email', 'ada@example.com\r\nBcc: eve@example.com'],
    ['subject', 'Hello\nBcc: eve@example.com'],
    ['name', 'Ada\u2028Bcc: eve@example.com'],
  ] as const) {
    const rejected = await shopApi.post('/api/contact', { data: { ...good, [field]: value }, headers: own });
    expect(rejected).toMatchObject({ status: 400, body: { error: { code: 'bad-request', field } } });
  }
  const foreign = { ...own, origin: 'https://evil.example' };
  expect((await shopApi.post('/api/contact', { data: good, headers: foreign })).status).toBe(403);
});

test.describe('without scripts', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  // Verifies docs/product.md 12.7 (contact form).
  test('the browser submits the contact form, and a page confirms the message', async ({ page, contactForm }) => {
    const email = newEmail();
    await setNewIpAddress(page);
    await contactForm.open();
    const traps = page.locator('[name=website]');
    await expect(traps).toHaveCount(2);
    await expect(traps.filter({ visible: true })).toHaveCount(0);
    await contactForm.fill(email);
    await contactForm.button.click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contactCopy.arrived);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  });

  test.describe('a rejected submission', () => {
    test.use({ expectedErrors: [/status of 400/] });

    test('a rejected contact form shows a page with the reason, and Back keeps the values', async ({
      page,
      contactForm,
    }) => {
      await setNewIpAddress(page);
      await contactForm.open();
      await contactForm.fill(newEmail());
      await contactForm.field(contactCopy.subject).fill('A bell \u0007');
      await contactForm.button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(rejectedFormTitle);
      await expect(
        page.getByText(
          `${contactCopy.subject}: ${rejectionCopy({ code: 'bad-request', field: 'subject', reason: 'one-line' })}`,
          { exact: true },
        ),
      ).toBeVisible();
      await page.goBack();
      await expect(contactForm.field(contactCopy.message)).toHaveValue(question.message);
    });
  });
});
