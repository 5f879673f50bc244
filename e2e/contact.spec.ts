import { randomUUID } from 'node:crypto';
import { violations } from './support/axe';
import { expect, test, type Page } from './support/fixtures';
import { comeFromElsewhere, mailsTo, newAddress, takeTime } from './support/mails';

const somebody = () => `ada-${randomUUID()}@example.com`;
const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Send the message' });
const summary = (page: Page) => page.getByRole('main').getByRole('group', { name: /to mend/ });

async function fill(page: Page, email: string) {
  await field(page, 'Name').fill('Ada Lovelace');
  await field(page, 'E-mail').fill(email);
  await field(page, 'Subject').fill('Half & Half');
  await field(page, 'Message').fill('Which strap?\nThe + one');
}

test('a message is kept, acknowledged by mail, and the form is empty again', async ({ page }) => {
  const email = somebody();
  await comeFromElsewhere(page);
  await page.goto('/contact/form');
  await fill(page, email);
  await takeTime(page);
  await button(page).click();
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
  for (const label of ['Name', 'E-mail', 'Subject', 'Message']) await expect(field(page, label)).toHaveValue('');
  expect(await violations(page)).toEqual([]);
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  expect((await mailsTo(email))[0]).toContain('Subject: We have your message');
});

test('what is missing is listed, and what is no address is caught before it is sent', async ({ page }) => {
  await page.goto('/contact/form');
  await button(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await fill(page, 'ada@example');
  await button(page).click();
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/looks like you@example\.com/);
  await expect(field(page, 'Message')).toHaveValue('Which strap?\nThe + one');
});

test('is filled and sent by keyboard alone, and never stops at the trap', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await comeFromElsewhere(page);
  await page.goto('/contact/form');
  await field(page, 'Name').focus();
  for (const text of ['Ada', somebody(), 'A strap', 'Does it fit?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button(page)).toBeFocused();
  await takeTime(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message has arrived.')).toBeVisible();
});

test.describe('a shop that cannot be reached, or says no', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 429/] } as Parameters<typeof test.use>[0]);

  test('offline: says so, keeps what was typed, and works once the connection is back', async ({ page, context }) => {
    await comeFromElsewhere(page);
    await page.goto('/contact/form');
    await fill(page, somebody());
    await context.setOffline(true);
    await button(page).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('The shop cannot be reached.');
    await expect(field(page, 'Message')).toHaveValue('Which strap?\nThe + one');
    await context.setOffline(false);
    await takeTime(page);
    await button(page).click();
    await expect(page.getByText('Your message has arrived.')).toBeVisible();
  });

  test('too many messages: says when it works again, and keeps the last', async ({ page, request }) => {
    const address = newAddress();
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    await page.goto('/contact/form');
    const message = { name: 'Ada', email: somebody(), subject: 'A', body: 'B', website: '', filledForMs: 9000 };
    const headers = { Origin: new URL(page.url()).origin, 'X-Forwarded-For': address };
    for (let count = 0; count < 5; count += 1) {
      expect((await request.post('/api/contact', { data: message, headers })).status()).toBe(200);
    }
    const refused = await request.post('/api/contact', { data: message, headers });
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'too-many-requests' } });
    await fill(page, somebody());
    await button(page).click();
    await expect(summary(page)).toContainText(/It works again in (a|\d+) minute/);
    await expect(field(page, 'Subject')).toHaveValue('Half & Half');
  });
});

test('a program is answered like everybody, and nothing is kept of it', async ({ page, request }) => {
  await page.goto('/contact/form');
  const headers = { Origin: new URL(page.url()).origin, 'X-Forwarded-For': newAddress() };
  const person = { name: 'Ada', email: somebody(), subject: 'A', body: 'B', website: '', filledForMs: 9000 };
  const program = { ...person, email: somebody(), website: 'https://spam.example' };
  const answers = [];
  for (const data of [program, { ...program, website: '', filledForMs: 3 }, person]) {
    const response = await request.post('/api/contact', { data, headers });
    answers.push([response.status(), await response.text()]);
  }
  expect(answers).toEqual(Array(3).fill([200, '{"received":true}']));
  await expect.poll(async () => (await mailsTo(person.email)).length, { timeout: 20_000 }).toBe(1);
  expect(await mailsTo(program.email)).toEqual([]);
});

test('a second header, a line break in a name and another site’s form are refused', async ({ page, request }) => {
  await page.goto('/contact/form');
  const own = { Origin: new URL(page.url()).origin, 'X-Forwarded-For': newAddress() };
  const good = { name: 'Ada', email: somebody(), subject: 'A', body: 'B', website: '', filledForMs: 9000 };
  for (const [field, value] of [
    ['email', 'ada@example.com\r\nBcc: eve@example.com'],
    ['subject', 'Hello\nBcc: eve@example.com'],
    ['name', 'Ada\u2028Bcc: eve@example.com'],
  ] as const) {
    const response = await request.post('/api/contact', { data: { ...good, [field]: value }, headers: own });
    expect(response.status()).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad-request', field } });
  }
  const foreign = { ...own, Origin: 'https://evil.example' };
  expect((await request.post('/api/contact', { data: good, headers: foreign })).status()).toBe(403);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser posts the message, and a page says that it has arrived', async ({ page }) => {
    const email = somebody();
    await comeFromElsewhere(page);
    await page.goto('/contact/form');
    for (const trap of await page.locator('[name=website]').all()) await expect(trap).toBeHidden();
    await fill(page, email);
    await button(page).click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message has arrived.');
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 20_000 }).toBe(1);
  });

  test.describe('refused', () => {
    test.use({ expectedErrors: [/status of 400/] } as Parameters<typeof test.use>[0]);

    test('a page says so in plain words, and Back has what was typed', async ({ page }) => {
      await comeFromElsewhere(page);
      await page.goto('/contact/form');
      await fill(page, somebody());
      await field(page, 'Subject').fill('A bell \u0007');
      await button(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This did not work.');
      await expect(page.getByText('Subject: Use plain text on one line.')).toBeVisible();
      await page.goBack();
      await expect(field(page, 'Message')).toHaveValue('Which strap?\nThe + one');
    });
  });
});
