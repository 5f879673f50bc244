import { randomUUID } from 'node:crypto';
import { fullNameOf } from '@/data/full-name';
import { deliveryFormCopy, needsScript } from '@/components/checkout/copy';
import { handOffCopy as copy, sessionNotFoundCopy, finishedSessionCopy } from '@/components/agent/copy';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { cards } from './page-objects/checkout';
import { violations } from './support/accessibility';
import { queryDatabase } from './support/database';
import { publishProfile } from './support/example-agent';
import { desktopOnly, expect, test, type Page } from './support/fixtures';
import { smallTargets } from './support/layout';
import { newIpAddress } from './support/mails';
import { openSession, agentCheckout, statesOfOrders } from './support/sessions';
import { currentPrice, usd, watchesOf, type StoredWatch } from './support/shop';
import { storeTexts, storeWatches } from './support/storage';

const [meridian, comet] = watchesOf('xerix') as [StoredWatch, StoredWatch];
const [dive] = watchesOf('undone') as [StoredWatch];
const { email } = agentCheckout.buyer;

const goOn = (page: Page) => page.getByRole('button', { name: copy.submit, exact: true });
const emailField = (page: Page) => page.getByLabel(copy.email, { exact: true });

// Verifies docs/product.md 34.8 (paid session).
test('a shopper completes a checkout that an agent prepared, and pays in the shop', async ({ page, checkout }) => {
  const session = await openSession([{ ...meridian, quantity: 2 }, comet], { service: 'priority' });
  await page.goto(`/agent/${session}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title);
  await expect(page.getByText(copy.about('agent.example'), { exact: true })).toBeVisible();
  const list = page.getByRole('list', { name: copy.list, exact: true });
  await expect(list).toShowMessage(usd((2 * currentPrice(meridian)) / 100));
  const total = await page.getByRole('definition').last().textContent();
  await emailField(page).fill(email);
  await goOn(page).click();
  await expect(page).toHaveURL('/payment');
  await expect(checkout.field(deliveryFormCopy.email)).toHaveValue(email);
  await expect(checkout.field(deliveryFormCopy.fullName)).toHaveValue(agentCheckout.address.fullName);
  await expect(checkout.field(deliveryFormCopy.line1)).toHaveValue(agentCheckout.address.line1);
  await checkout.continue.click();
  await expect(checkout.total).toHaveText(String(total));
  expect(await statesOfOrders(session)).toEqual([]);
  await checkout.pay(cards.success);
  await expect(checkout.orderNumber).toBeVisible();
  await expect.poll(() => statesOfOrders(session)).toEqual(['paid']);
  await page.goto(`/agent/${session}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finishedSessionCopy.completed.title);
  await expect(goOn(page)).toHaveCount(0);
});

// Verifies docs/product.md 44.14 (page).
test(
  'a checkout that an agent prepared in yen is shown, ordered and confirmed in yen, after an earlier choice of euros',
  { tag: [desktopOnly, '@money'] },
  async ({ page, checkout }) => {
    await storeTexts(page, { currency: 'eur' });
    const session = await openSession([{ ...comet, quantity: 2 }], { service: 'express', currency: 'jpy' });
    await page.goto(`/agent/${session}`);
    await expect(page.getByRole('list', { name: copy.list, exact: true })).toShowMessage('¥152,000');
    await expect(page.getByRole('definition').last()).toHaveText('¥156,500');
    await emailField(page).fill(email);
    await goOn(page).click();
    await expect(page).toHaveURL('/payment');
    await expect(checkout.total).toHaveText('¥156,500');
    await checkout.continue.click();
    await expect(checkout.payButton).toHaveText(/^Pay ¥156,500$/);
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    await expect(checkout.total).toHaveText('¥156,500');
    await expect.poll(() => statesOfOrders(session)).toEqual(['paid']);
  },
);

test('a prepared checkout hides name and address from a visitor who only has the link', async ({ page, checkout }) => {
  const session = await openSession([meridian]);
  const html = await (await page.request.get(`/agent/${session}`)).text();
  const secrets = [
    ...Object.values(agentCheckout.buyer),
    agentCheckout.address.line1,
    agentCheckout.address.postalCode,
  ].filter(Boolean);
  expect(secrets).toHaveLength(5);
  for (const secret of secrets) expect(html).not.toContain(secret);
  await page.goto(`/agent/${session}`);
  await goOn(page).click();
  await expect(page).toHaveURL('/payment');
  for (const label of [deliveryFormCopy.email, deliveryFormCopy.fullName, deliveryFormCopy.line1]) {
    await expect(checkout.field(label)).toHaveValue('');
  }
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Nanosecond');
});

test.describe('another email address', () => {
  test.use({ expectedErrors: [/status of (409|422)/] });

  test(
    'a prepared checkout with another email address is rejected and changes no cart',
    { tag: '@long' },
    async ({ page }) => {
      const session = await openSession([meridian]);
      await page.goto(`/agent/${session}`);
      await emailField(page).fill('eve@example.com');
      await goOn(page).click();
      await expect(page.getByRole('main')).toShowMessage(rejectionCopy({ code: 'email-differs' }));
      await expect(page).toHaveInCart();
      await emailField(page).fill(email.toUpperCase());
      await goOn(page).click();
      await expect(page).toHaveURL('/payment');
    },
  );
});

test(
  'a prepared checkout belongs to the first browser, and another browser sees a notice',
  { tag: [desktopOnly, '@long'] },
  async ({ page, browser }) => {
    const session = await openSession([meridian]);
    await page.goto(`/agent/${session}`);
    await goOn(page).click();
    await expect(page).toHaveURL('/payment');
    await page.goBack();
    await page.reload();
    await expect(page.getByText(copy.wentOn, { exact: true })).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto(`/agent/${session}`);
    await goOn(tab).click();
    await expect(tab).toHaveURL('/payment');
    await expect(tab).toHaveInCart(meridian);
    const otherContext = await browser.newContext();
    const otherPage = await otherContext.newPage();
    await otherPage.goto(`/agent/${session}`);
    await expect(otherPage.getByText(copy.taken, { exact: true })).toBeVisible();
    await expect(goOn(otherPage)).toHaveCount(0);
    await otherContext.close();
  },
);

test(
  "a prepared checkout asks about an existing cart, and a combined order is not the agent's",
  { tag: '@long' },
  async ({ page, checkout }) => {
    await storeWatches(page, 'token1', [dive]);
    const session = await openSession([meridian]);
    await page.goto(`/agent/${session}`);
    await emailField(page).fill(email);
    await goOn(page).click();
    await expect(page.getByRole('main')).toShowMessage(copy.chooseCart);
    await expect(page).toHaveInCart(dive);
    await page.getByLabel(copy.add, { exact: true }).check();
    await goOn(page).click();
    await expect(page).toHaveURL('/payment');
    await checkout.continue.click();
    await checkout.pay(cards.success);
    await expect(checkout.orderNumber).toBeVisible();
    expect(await statesOfOrders(session)).toEqual([]);
  },
);

// Verifies docs/product.md 34.8 (expired session, cancelled session).
test('an expired or cancelled session shows its state', { tag: desktopOnly }, async ({ page }) => {
  await page.goto(`/agent/${await openSession([meridian], { expiresIn: -1000 })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finishedSessionCopy.expired.title);
  await page.goto(`/agent/${await openSession([meridian], { state: 'cancelled' })}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(finishedSessionCopy.cancelled.title);
});

test.describe('an unknown session', { tag: desktopOnly }, () => {
  test.use({ expectedErrors: [/status of 404/] });

  // Verifies docs/product.md 34.8 (unknown session).
  test('an unknown session responds with 404', { tag: '@long' }, async ({ page }) => {
    for (const id of ['A'.repeat(32), 'x', '%3Cscript%3E']) {
      const answer = await page.goto(`/agent/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${sessionNotFoundCopy.title}.`);
    }
  });
});

test(
  'a prepared checkout is not stored, not indexed and sends no referrer to other sites',
  { tag: desktopOnly },
  async ({ request }) => {
    const answer = await request.get(`/agent/${await openSession([meridian])}`);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(answer.headers()['referrer-policy']).toBe('same-origin');
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  },
);

test('a prepared checkout fits a phone, has large targets and passes axe', { tag: '@long' }, async ({ page }) => {
  await storeWatches(page, 'token1', [dive]);
  await page.goto(`/agent/${await openSession([meridian, { ...comet, quantity: 3 }])}`);
  await expect(goOn(page)).toBeVisible();
  await goOn(page).click();
  await expect(page).toFitWidth();
  expect(await smallTargets(page, 'main :is(a, button, label:has(input))')).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', { tag: desktopOnly }, () => {
  test.use({ javaScriptEnabled: false });

  test('a prepared checkout shows its content and explains the need for scripts', async ({ page }) => {
    await page.goto(`/agent/${await openSession([meridian])}`);
    await expect(page.getByRole('list', { name: copy.list, exact: true })).toShowMessage(fullNameOf(meridian));
    await expect(page.getByRole('main')).toShowMessage(needsScript);
    await expect(goOn(page)).toHaveCount(0);
  });
});

// Verifies docs/product.md 33.15 (name, email address, postal address).
test(
  'no text of a session’s page, the feeds or the shop’s profile opens or changes the session',
  { tag: [desktopOnly, '@long'] },
  async ({ request }) => {
    const { ucp } = await (await request.get('/.well-known/ucp')).json();
    const agent = await publishProfile(ucp.capabilities);
    const { line1, city, region, postalCode, country } = agentCheckout.address;
    const { firstName: first_name, lastName: last_name } = agentCheckout.buyer;
    const prepared = (street: string) => ({
      line_items: [{ item: { id: 'xerix-1' }, quantity: 1 }],
      buyer: { first_name, last_name, email },
      fulfillment: {
        methods: [
          {
            type: 'shipping',
            line_item_ids: [],
            destinations: [
              {
                ...{ first_name, last_name, street_address: street, address_locality: city },
                ...{ address_region: region, postal_code: postalCode, address_country: country },
              },
            ],
          },
        ],
      },
    });
    const call = (method: string, path: string, data?: object) =>
      request.fetch(`/api/ucp/checkout-sessions${path}`, {
        method,
        data,
        headers: {
          'UCP-Agent': `profile="${agent.url}"`,
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': newIpAddress(),
        },
      });
    const created = await (await call('POST', '', prepared(line1))).json();
    const stored = () => queryDatabase('select prepared, state from agent_sessions where id = ?', [created.id]);
    const before = await stored();
    expect(before).toEqual([{ prepared: expect.stringContaining(line1), state: 'open' }]);
    const path = new URL(created.continue_url).pathname;
    const pages = [path, '/llms.txt', '/.well-known/ucp', '/sitemap.xml', '/feeds/google.xml', '/feeds/products.jsonl'];
    const answers = [...pages, '/feeds/new.atom'].map((page) => request.get(page));
    const texts = await Promise.all(
      [...answers, request.get(path, { headers: { RSC: '1' } })].map(async (answer) => (await answer).text()),
    );
    const shown = [created.continue_url, ...texts].join('\n');
    for (const secret of [created.id, email, first_name, last_name, line1]) expect(shown).not.toContain(secret);
    const tokens = new Set(shown.match(/[\w-]+/g)?.filter((token) => token.length === created.id.length));
    expect([...tokens]).toContain(path.split('/').at(-1));
    for (const token of tokens) {
      const calls = [
        call('GET', `/${token}`),
        call('PUT', `/${token}`, prepared('1 Stolen Street')),
        call('POST', `/${token}/complete`, { payment: { instruments: [] } }),
        call('POST', `/${token}/cancel`),
      ];
      for (const answer of await Promise.all(calls)) {
        expect((await answer.json()).messages).toMatchObject([{ code: 'not_found' }]);
      }
    }
    expect(await stored()).toEqual(before);
    agent.close();
  },
);
