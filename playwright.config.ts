import { defineConfig, devices } from '@playwright/test';

const port = process.env.PORT ?? '3000';
const executablePath = process.env.CHROMIUM_PATH;
/** An ISO date with time at which shop and browsers are to believe that they start; the machine's own clock for none. */
const startsAt = process.env.CLOCK_STARTS_AT;

/**
 * Which journeys: `short` for what `npm test` runs, `long` for all the others (`npm run e2e:long`), every one where neither is
 * asked for. What is tagged `@long` is long, and so is what a phone walks again without being tagged `@phone`.
 */
const walk = process.env.JOURNEYS;
const desktopWalk = { short: { grepInvert: /@long/ }, long: { grep: /@long/ } }[walk ?? ''] ?? {};
const phoneWalk = { short: /^(?!.*@long).*@phone/s, long: /@long|^(?!.*@phone)/s }[walk ?? ''] ?? /^/;

/**
 * A shop that is there already: it is read and never written to, so no other project than `live` is there beside it
 * (docs/testing.md, Against any shop). Without one `live` reads the shop that is built here.
 */
const liveShop = process.env.BASE_URL;
const isLive = liveShop !== undefined || walk === 'live';
const desktopChrome = devices['Desktop Chrome'];

const live = {
  name: 'live',
  testDir: 'e2e/live',
  workers: 1,
  timeout: 180_000,
  use: { ...desktopChrome, userAgent: `${desktopChrome.userAgent} OddHoursLiveCheck (reads only)` },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/snapshots/{projectName}/{arg}{ext}',
  fullyParallel: true,
  // A test.only left behind would turn the whole suite green: whoever works on one test says so, or uses -g.
  forbidOnly: process.env.ALLOW_ONLY !== '1',
  // A second try tells a flake from a fault and leaves a trace; it is never called green (docs/decisions/0125).
  retries: 1,
  // Most of a journey is waiting: three at once keep two cores busy.
  workers: 3,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line']],
  use: {
    baseURL: liveShop ?? `http://localhost:${port}`,
    // Journeys are about the shop; what its worker does has tests of its own, which ask for one.
    serviceWorkers: 'block',
    // Recording every test is slow: one that tries again leaves a trace.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  projects: isLive
    ? [live]
    : [
        {
          name: 'desktop',
          testIgnore: /live\//,
          ...desktopWalk,
          use: { ...desktopChrome, viewport: { width: 1280, height: 800 } },
        },
        // What is only read, and what happens behind the screens, is the same on both: the phone walks what a hand does. Single
        // tests say so by their tag (e2e/support/fixtures.ts).
        {
          name: 'phone',
          testIgnore:
            /live\/|search-engines|payment-return|pictures|checkout-api|fixed-copy|phone-bundle|routes|not-found|settings|large-text|http-server|headers|storage|back-forward|newsletter|without-network|back-in-stock|contact|google|list-queries|account-(orders|tabs|changes)|checkout-(card|code|idempotency|member|orders|price|saved)|privacy/,
          grep: phoneWalk,
          grepInvert: /@behind-the-screens/,
          use: { ...devices['Galaxy S8'], viewport: { width: 360, height: 800 } },
        },
      ],
  webServer: liveShop
    ? undefined
    : {
        command: 'node scripts/run.cjs tools/start/start.ts',
        // Accounts, records and mails of the tests stay apart from those of whoever develops here.
        env: {
          PORT: port,
          AUTH_EMULATOR_DIR: '.cache/e2e/auth',
          MAIL_DIR: '.cache/e2e/mail',
          DATABASE_URL: 'file:.cache/e2e/shop.db',
          // A test that comes from an address of its own says so as a proxy would (e2e/support/mails.ts).
          TRUSTED_PROXIES: '1',
          ...(startsAt && { CLOCK_STARTS_AT: startsAt, NODE_OPTIONS: '--require ./scripts/shifted-clock.cjs' }),
        },
        url: `http://localhost:${port}`,
        reuseExistingServer: !process.env.CI,
        timeout: 300_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      },
});
