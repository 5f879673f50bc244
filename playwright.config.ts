import { defineConfig, devices } from '@playwright/test';
import { loginOf } from './tools/any-shop/options';

const port = process.env.PORT ?? '3000';
const executablePath = process.env.CHROMIUM_PATH;
/** ISO date and time at which the shop's and the browsers' clocks start. Unset: the machine's clock. */
const startsAt = process.env.CLOCK_STARTS_AT;

/**
 * Test set: `short` (`npm test`), `long` (`npm run e2e:long`), or all if unset.
 * Long tests are those tagged `@long`, and on the phone also those without `@phone`.
 */
const suite = process.env.E2E_SUITE;
const desktopFilter = { short: { grepInvert: /@long/ }, long: { grep: /@long/ } }[suite ?? ''] ?? {};
const phoneFilter = { short: /^(?!.*@long).*@phone/s, long: /@long|^(?!.*@phone)/s }[suite ?? ''] ?? /^/;

/**
 * Base URL of a running shop, with the name and the password of a staging shop. The project `live` only reads it, and
 * `any-shop` also fills a cart of its own (docs/testing.md). Unset: they check the shop built here.
 */
const liveShop = process.env.BASE_URL ? new URL(process.env.BASE_URL) : undefined;
const login = liveShop && loginOf(liveShop);
const isLive = liveShop !== undefined || suite === 'live';
const desktopChrome = devices['Desktop Chrome'];

const live = {
  name: 'live',
  testDir: 'e2e/live',
  workers: 1,
  timeout: 180_000,
  grepInvert: /@cart/,
  use: { ...desktopChrome, userAgent: `${desktopChrome.userAgent} OddHoursLiveCheck (reads only)` },
};

const launchOptions = {
  executablePath,
  args: [
    '--no-sandbox',
    // The GPU's process, which only paints in software here, took 7 % of the browsers' processor time.
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-background-networking',
    // A page lives for a second: its optimised code and its early garbage collections took 12 % of the renderers' time.
    '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=16',
  ],
};

/** Needs a whole browser, because headless shell has no back-forward cache. */
const wholeBrowser = process.env.WHOLE_CHROMIUM_PATH;
const anyShop = {
  ...live,
  name: 'any-shop',
  grepInvert: undefined,
  use: {
    ...desktopChrome,
    launchOptions: {
      ...launchOptions,
      ...(wholeBrowser && { executablePath: wholeBrowser }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
};

/** Specs of other checks: of a running shop, and of a shop in several languages. */
const ownChecks = process.env.LANGUAGES ? /live\// : /(?:live|languages)\//;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{projectName}/{arg}{ext}',
  fullyParallel: true,
  // A forgotten test.only would skip the rest of the suite. Set ALLOW_ONLY=1 or use -g while working on one test.
  forbidOnly: process.env.ALLOW_ONLY !== '1',
  // A retry distinguishes a flaky test from a failing one and records a trace. A retried test never counts as passed
  // (docs/decisions/0033-end-to-end-tests.md). Two, because a busy machine painted a page half parsed twice in a row,
  // which a test of layout shifts reports.
  retries: 2,
  // Tests mostly wait, so three workers keep two cores busy.
  workers: 3,
  // Long enough for a machine that runs other work beside the tests.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    // Without the password, because reports show it.
    baseURL: liveShop ? liveShop.origin + liveShop.pathname : `http://localhost:${port}`,
    ...(liveShop && login && { httpCredentials: { ...login, origin: liveShop.origin } }),
    // The service worker has its own tests, which allow it.
    serviceWorkers: 'block',
    // Recording every test is slow.
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: isLive
    ? [live, anyShop]
    : [
        {
          name: 'desktop',
          testIgnore: ownChecks,
          ...desktopFilter,
          use: { ...desktopChrome, viewport: { width: 1280, height: 800 } },
        },
        // The phone skips spec files that only read data or test the server. Single tests opt out by tag
        // (e2e/support/fixtures.ts).
        {
          name: 'phone',
          testIgnore: [
            ownChecks,
            /search-engines|payment-return|pictures|checkout-api|fixed-copy|routes|not-found|settings|large-text|http-server|headers|storage|back-forward|newsletter|without-network|back-in-stock|contact|google|list-queries|account-(orders|tabs|changes)|checkout-(card|code|idempotency|member|orders|price|saved)|privacy/,
          ],
          grep: phoneFilter,
          grepInvert: /@desktop-only/,
          use: { ...devices['Galaxy S8'], viewport: { width: 360, height: 800 } },
        },
      ],
  // E2E_SHOP_RUNS=1: a shop already runs on PORT.
  webServer:
    liveShop || process.env.E2E_SHOP_RUNS === '1'
      ? undefined
      : {
          command: 'node scripts/run.cjs tools/start/start.ts',
          // Keeps accounts, database and emails of the tests apart from development data.
          env: {
            PORT: port,
            AUTH_EMULATOR_DIR: '.cache/e2e/auth',
            MAIL_DIR: '.cache/e2e/mail',
            DATABASE_URL: 'file:.cache/e2e/shop.db',
            // Lets a test set its client IP with X-Forwarded-For (e2e/support/mails.ts).
            TRUSTED_PROXIES: '1',
            TEST_DESK: '1',
            // Its passkeys belong to the tests of the owner's desk (e2e/support/desk.ts).
            OWNERS: 'owner@example.com',
            ...(startsAt && { CLOCK_STARTS_AT: startsAt, NODE_OPTIONS: '--require ./scripts/shifted-clock.cjs' }),
          },
          url: `http://localhost:${port}`,
          reuseExistingServer: !process.env.CI,
          // The command builds the shop once for each language.
          timeout: 300_000 * (process.env.LANGUAGES ?? 'en').split(',').length,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
});
