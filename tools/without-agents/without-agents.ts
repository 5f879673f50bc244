// Removes the agents feature from a copy of the shop, type-checks, builds and opens it, and buys a watch:
// `npm run without-agents`.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { runProgram } from '@/runtime/reported-error';
import { serve, withServer } from '@/tools/bench/served';
import { errorAfter, runNode, stopOnSignals } from '@/tools/process/children';
import { withShopCopy } from '@/tools/shop-copy/shop-copy';

/** Folders and files of the agents feature, besides its line in server/features.ts. */
const FOLDERS = ['server/agents', 'app/(en)/(agents)'];
const LINE = "export { agents } from './agents/feature';\n";

/** Timeout of the confirmation mail, in ms. */
const MAIL_MS = 60_000;

/** Deletes the agents' folders and their line, and excludes tests from the type check, because some test agents. */
function removeAgents(shop: string): void {
  for (const folder of FOLDERS) {
    assert.ok(existsSync(join(shop, folder)), `There is no ${folder}.`);
    rmSync(join(shop, folder), { recursive: true });
  }
  const features = readFileSync(join(shop, 'server/features.ts'), 'utf8');
  assert.ok(features.includes(LINE), `server/features.ts has no line ${LINE}`);
  writeFileSync(join(shop, 'server/features.ts'), features.replace(LINE, ''));
  const config = JSON.parse(readFileSync(join(shop, 'tsconfig.json'), 'utf8')) as { exclude: string[] };
  config.exclude.push('**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'server/chaos');
  writeFileSync(join(shop, 'tsconfig.json'), JSON.stringify(config));
}

async function runIn(shop: string, what: string, script: string, ...args: string[]): Promise<void> {
  console.log(`${what}…`);
  const { code, output } = await runNode(script, args, { cwd: shop });
  if (code !== 0) throw errorAfter(output, `${what} failed without agents; the reason is above.`);
}

/** Opens the copy, buys a watch by test card and waits for the confirmation mail. */
async function buy(shop: string): Promise<void> {
  console.log('Opening the shop…');
  const mail = join(shop, 'var/mail');
  const env = {
    NODE_ENV: 'production',
    ALLOW_TEST_PAYMENT: '1',
    DATABASE_URL: `file:${join(shop, 'var/shop.db')}`,
    MAIL_DIR: mail,
  };
  const opening = serve(
    process.execPath,
    () => ['.next/current/serve.js'],
    (port) => ({ ...env, PORT: String(port) }),
    shop,
  );
  await withServer(opening, async ({ origin }) => {
    assert.equal((await fetch(`${origin}/`)).status, 200);
    assert.equal((await fetch(`${origin}/.well-known/ucp`)).status, 404);
    const post = async (path: string, sent: object) => {
      const headers = { origin, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
      const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(sent) });
      const body: unknown = await response.json();
      assert.equal(response.status, 200, `${path}: ${JSON.stringify(body)}`);
      return body;
    };
    const lines = [{ catalogue: 'xerix', id: 1, quantity: 1 }];
    const service = 'first-class';
    const quote = (await post('/api/checkout/quote', { lines, country: 'US', service })) as Quote;
    const placed = (await post('/api/checkout/orders', {
      lines,
      contact: { email: 'ada@example.com', fullName: 'Ada Byron' },
      address: { line1: '1 Odd Street', line2: '', city: 'New York', region: 'NY', postalCode: '10001', country: 'US' },
      service,
      shownTotal: quote.totals.totalCents,
    })) as Placed;
    const { order, next } = placed;
    await post('/api/test-payment', { order: order.token, session: next.session, card: 'success' });
    const confirmation = `order-confirmation-${order.number}.eml`;
    for (const deadline = Date.now() + MAIL_MS; !(existsSync(mail) && readdirSync(mail).includes(confirmation));) {
      assert.ok(Date.now() < deadline, `No mail ${confirmation}.`);
      await delay(200);
    }
    console.log(`Without agents the shop is open and has sold order ${order.number}.`);
  });
}

type Quote = { totals: { totalCents: number } };
type Placed = { order: { number: string; token: string }; next: { session: string } };

stopOnSignals(() => 130);
runProgram(() =>
  withShopCopy(async (shop) => {
    removeAgents(shop);
    await runIn(shop, 'Generating route types', 'node_modules/next/dist/bin/next', 'typegen');
    await runIn(shop, 'Checking types', 'node_modules/typescript-native/bin/tsc', '--noEmit');
    await runIn(shop, 'Building the shop', 'scripts/run.cjs', 'tools/build/build.ts', '--quiet');
    await buy(shop);
  }),
);
