// Holds docs/product.md 16.8.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderWords } from '@/components/words/order';
import { nothingCharged, paidAfterAll } from '@/components/words/unpaid';
import { findFreePort } from '@/scripts/lib/port.mjs';
import { expect, test } from './support/fixtures';
import { ShopApi } from './support/orders';
import { SilentStripe } from './support/stripe';

// A shop that is paid by Stripe and that no webhook ever reaches: its pages ask.

const stripe = new SilentStripe();
let shop: ChildProcess;
let folder: string;
let origin: string;

test.describe.configure({ mode: 'serial' });
// Another shop than the one that the other journeys walk through has no emulator to sign in with.
test.use({ expectedErrors: [/./] });

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(90_000); // on a busy machine a shop takes its time to open
  const apiBase = await stripe.open();
  folder = mkdtempSync(join(tmpdir(), 'odd-hours-return-'));
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  shop = spawn(process.execPath, ['scripts/front.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_URL: 'https://www.example.com',
      DATABASE_URL: `file:${join(folder, 'shop.db')}`,
      MAIL_DIR: join(folder, 'mail'),
      STRIPE_SECRET_KEY: 'sk_test_of_the_journeys',
      STRIPE_WEBHOOK_SECRET: 'whsec_that_nobody_uses',
      STRIPE_API_BASE: apiBase,
      ALLOW_STRIPE_TEST_KEY: '1',
    },
  });
  const request = await playwright.request.newContext();
  await expect
    .poll(
      () =>
        request.get(`${origin}/contact`).then(
          (response) => response.ok(),
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
  await request.dispose();
});

test.afterAll(async () => {
  shop.kill('SIGTERM');
  await once(shop, 'exit');
  stripe.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  'an order whose webhook is lost is paid when the shopper comes back, and the page says so by itself',
  { tag: '@money' },
  async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    const { token, number } = await new ShopApi(request, origin).placeOrder('ada@example.com', { paid: false });
    stripe.pay(number);
    await page.goto(`${origin}/thanks?order=${token}&from=payment`);
    const paid = { state: 'paid', isSubmitted: false, email: 'ada@example.com' } as const;
    await expect(page.getByText(orderWords(paid, false).words)).toBeVisible();
  },
);

test(
  'the page that explains a payment asks before it says that nothing was charged',
  { tag: '@money' },
  async ({ page, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: origin });
    const { token, number } = await new ShopApi(request, origin).placeOrder('ada@example.com', { paid: false });
    const open = await request.get(`/error?order=${token}&reason=cancelled`);
    expect(await open.text()).toContain(nothingCharged);
    stripe.pay(number);
    // Questions about one order are ten seconds apart.
    await expect(async () => {
      await page.goto(`${origin}/error?order=${token}&reason=cancelled`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(paidAfterAll.title, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  },
);
