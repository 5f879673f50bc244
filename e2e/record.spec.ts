// Verifies docs/product.md 43.8.
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buyCopy } from '@/components/product/copy-buy';
import { cardOf } from './page-objects/by-copy';
import { CartPage } from './page-objects/cart-page';
import { cards } from './page-objects/checkout';
import { hydratePage } from './support/hydrated';
import { expect, test, type Page } from './support/fixtures';
import { isolatedShopOptions } from './support/environment/isolated-shop';

test.use({ ...isolatedShopOptions, actionTimeout: 15_000 });

/** Runs specs of a project against a shop and returns the exit code and the output. */
function run(
  files: readonly string[],
  { project, origin }: { project: string; origin: string },
): Promise<{ code: number; output: string }> {
  const program = ['node_modules/@playwright/test/cli.js', 'test', ...files];
  const options = [
    `--project=${project}`,
    '--reporter=line',
    '--retries=0',
    '--workers=1',
    `--output=test-results/recorded-${project}`,
  ];
  const env = { ...process.env, PORT: new URL(origin).port, E2E_SHOP_RUNS: '1', E2E_SUITE: '' };
  return new Promise((resolve) =>
    execFile(process.execPath, [...program, ...options], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  );
}

/** Opens a proxy before the shop that adds a cent to each total of a quote. */
async function openWithBug(shop: string) {
  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const isQuote = from.url === '/api/checkout/quote';
    // The answer is changed, so it must be plain text.
    const headers = { ...from.headers, ...(isQuote && { 'accept-encoding': 'identity' }) };
    const sent = ask(shop + from.url, { method: from.method, headers }, (answer) => {
      if (!isQuote) return void answer.pipe(to.writeHead(answer.statusCode ?? 500, answer.headers));
      let text = '';
      answer
        .on('data', (chunk) => (text += String(chunk)))
        .on('end', () => {
          const quote = JSON.parse(text) as { totals: { totalCents: number } };
          quote.totals.totalCents += 1;
          to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(quote));
        });
    });
    sent.on('error', () => to.destroy());
    from.pipe(sent);
  };
  const server = createServer(pass);
  await new Promise<void>((listening) => server.listen(0, listening));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/**
 * Does a step and waits until the recorder has noted its result, as a person looks at the page. @param path of the page
 * that it leads to
 */
async function step(page: Page, act: () => Promise<unknown>, path = ''): Promise<void> {
  const seen = page.waitForRequest(
    (request) =>
      request.url().endsWith('/test-desk/recording') &&
      (request.postData() ?? '').startsWith(`[{"kind":"seen","seen":{"path":"${path}`),
  );
  await act();
  await seen;
}

/** Opens a page as a person does, who presses nothing before it is hydrated. */
async function open(page: Page, path: string): Promise<void> {
  await step(page, () => page.goto(path));
  await hydratePage(page);
}

/** Records a flow at the desk of a page's shop, and returns the test that the desk shows. */
async function record(page: Page, title: string, flow: () => Promise<void>): Promise<string> {
  const desk = await page.context().newPage();
  await desk.goto('/test-desk');
  await desk.getByRole('textbox', { name: 'Title of the test', exact: true }).fill(title);
  await desk.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
  await page.bringToFront();
  await flow();
  await desk.bringToFront();
  // The desk writes the test before it answers.
  await desk.getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 60_000 });
  const spec = await desk.getByLabel('Recorded spec', { exact: true }).textContent();
  await desk.close();
  return spec ?? '';
}

/** Writes specs into `e2e/` while `act` runs them. */
async function withFiles(specs: readonly string[], act: (files: readonly string[]) => Promise<void>): Promise<void> {
  const files = specs.map((_, index) => `e2e/recorded-${process.pid}-${index}.spec.ts`);
  try {
    for (const [index, file] of files.entries()) writeFileSync(file, specs[index] ?? '');
    await act(files);
  } finally {
    for (const file of files) rmSync(file, { force: true });
  }
}

test(
  'recorded flows pass at once, and one fails when the total is a cent too high',
  { tag: '@long' },
  async ({ page, tabs, isolatedShop, product, header, cart, checkout, rangeFilters, isMobile }, { project }) => {
    test.setTimeout(400_000);
    await isolatedShop.open();
    const { desk } = isolatedShop;

    const filtered = await record(page, 'a filtered watch is in the cart and in the order', async () => {
      await open(page, '/all');
      if (isMobile) await step(page, () => rangeFilters.open());
      await step(page, () => rangeFilters.toggle('movement', 'Automatic'));
      await step(page, () => rangeFilters.sort.press('ArrowDown'));
      if (isMobile) await step(page, () => rangeFilters.close());
      await step(page, () => cardOf(page, 'Xeric Late Comet').click(), '/all/xerix/2');
      await step(page, () => product.addToCart.click());
      await step(page, () => header.cart.click(), '/bascket');
      await step(page, () => cart.increase('Xeric Late Comet').click());
      await step(page, () => cart.checkoutLink.click(), '/payment');
      await step(page, () => checkout.submitDelivery(), '/pay"');
    });
    await page.evaluate(() => localStorage.clear());
    const paid = await record(page, 'an order with a promo code is paid on a Saturday', async () => {
      await desk.clock('2026-11-28T12:00:00-05:00', { isFrozen: true });
      const { promoCode } = await desk.seed('paid-order');
      await open(page, '/all/times/2');
      await step(page, () => product.addToCart.click());
      await step(page, () => product.seeCart.click(), '/bascket');
      await step(page, () => cart.checkoutLink.click(), '/payment');
      await checkout.fillAddress();
      await step(page, () => checkout.services.last().check());
      await step(page, () => checkout.continue.click(), '/pay"');
      await checkout.enterCode(promoCode ?? '');
      await checkout.removeCode(promoCode ?? '').waitFor();
      await step(page, () => checkout.pay(cards.success), '/thanks');
    });
    await desk.reset();
    await page.evaluate(() => localStorage.setItem('currency', 'eur'));
    const saved = await record(page, 'a watch that was searched for is saved', async () => {
      await open(page, '/');
      const box = await header.openSearch();
      await box.pressSequentially('late comt');
      await box.press('Backspace');
      await box.pressSequentially('et');
      await step(page, () => box.press('Enter'), '/search');
      await step(page, () => cardOf(page, 'Xeric Late Comet').click(), '/all');
      await step(page, () => product.saveToWishlist.click());
      await step(page, () => header.wishlist.click(), '/favorite');
      await step(page, () => page.goBack(), '/all');
      const other = await tabs.open('/all/xerix/2');
      await hydratePage(other);
      await step(other, () => other.getByRole('button', { name: buyCopy.addToCart, exact: true }).click());
      await step(other, () => other.goto('/bascket/mybascket'), '/bascket');
      await step(other, () => new CartPage(other).remove('Xeric Late Comet').click());
      await other.close();
    });

    expect(filtered).toContain("await rangeFilters.toggle('movement', 'Automatic');");
    expect(filtered).toContain("await cart.increase('Xeric Late Comet').click();");
    expect(filtered).toContain('await checkout.submitDelivery();');
    expect(paid).toContain("await desk.clock('2026-11-28T17:00:00.000Z', { isFrozen: true });");
    expect(paid).toContain("await checkout.enterCode(state.promoCode ?? '');");
    // The recorder notes the reduced total before the card's number, or between the number and the payment.
    expect(paid).toMatch(/^ +await checkout\.(?:pay|cardNumber\.fill)\(cards\.success\);$/m);
    expect(saved).toContain(`await header.${isMobile ? 'searchDialogBox' : 'searchBox'}.fill('late comet');`);
    expect(saved).toContain("await storeTexts(page, { currency: 'eur' });");
    expect(saved).toMatch(/toShowPrice\(\{ eur: \d+_00 \}\)/);
    expect(saved).toContain('await expect(page).toHaveOnWishlist(');
    expect(saved).toContain('await page.goBack();');
    expect(saved).toContain("await otherCart.remove('Xeric Late Comet').click();");

    const bug = await openWithBug(isolatedShop.url);
    try {
      await withFiles([filtered, paid, saved], async (files) => {
        const whole = await run(files, { project: project.name, origin: isolatedShop.url });
        expect(whole.output).toContain('3 passed');
        expect(whole.code).toBe(0);
        const broken = await run(files.slice(0, 1), { project: project.name, origin: bug.url });
        expect(broken.output).toContain('1 failed');
        expect(broken.output).toMatch(/toShowPrice|\.01/);
      });
    } finally {
      bug.close();
    }
  },
);
