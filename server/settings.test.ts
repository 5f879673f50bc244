// Verifies docs/product.md 19.4.
import { execFile } from 'node:child_process';
import { root } from '@/runtime/root';
import { bundledProgram } from '@/server/testing/program';

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(60_000);

/** Starts a shop with these settings and returns its exit code and stderr. */
function start(
  settings: Record<string, string>,
  call: 'requireValidSettings' | 'warnOfMissingSettings' = 'requireValidSettings',
): Promise<[code: number, stderr: string]> {
  const program = bundledProgram(`require('./server/settings.ts').${call}()`);
  const options = { cwd: root, env: { ...process.env, ...settings } };
  return new Promise((resolve) => {
    execFile(process.execPath, [program], options, (error, _, stderr) =>
      resolve([error ? Number(error.code) : 0, stderr]),
    );
  });
}

const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it.each<[string, Record<string, string>, number, string]>([
  ['nothing', {}, 0, ''],
  [
    'half of Stripe',
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    1,
    'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not: set both to be paid by Stripe, or neither.\n',
  ],
  [
    'the emulator for a public shop',
    { SITE_URL: 'https://shop.example', AUTH_EMULATOR_ADDRESS: 'http://localhost:9099' },
    1,
    expect.stringMatching(/^The shop at https:\/\/shop\.example would sign in with the Auth emulator/),
  ],
  ['no country of the company', { COMPANY_COUNTRY: 'Germany' }, 1, expect.stringMatching(/^COMPANY_COUNTRY must be/)],
  [
    'a VAT number without a company',
    { COMPANY_VAT_ID: 'DE123456789' },
    1,
    'COMPANY_VAT_ID needs COMPANY_NAME and COMPANY_ADDRESS.\n',
  ],
  [
    'no number of proxies',
    { TRUSTED_PROXIES: 'all' },
    1,
    'TRUSTED_PROXIES must be the number of proxies before the shop, 0 or more, but is all.\n',
  ],
  [
    'a mail server without a protocol',
    { SMTP_URL: 'mail.example.com:587' },
    1,
    expect.stringMatching(/^SMTP_URL must be smtp:\/\/ or smtps:\/\/ with a host, or empty\..*\n$/),
  ],
  [
    'a password that ends the host of SMTP_URL',
    { SMTP_URL: 'smtps://shop:sec#ret@smtp.example.com' },
    1,
    expect.not.stringContaining('sec'),
  ],
  [
    'a sender without an address',
    { MAIL_FROM: 'Odd Hours' },
    1,
    'MAIL_FROM must be an address, as in Odd Hours <orders@example.com>, but is Odd Hours.\n',
  ],
  ['a mail server and a sender', { SMTP_URL: 'smtp://localhost', MAIL_FROM: '"Odd, Inc." <a@example.com>' }, 0, ''],
  ...[
    'shop.example.com',
    'shop.example.com:443',
    'https://shop.example/shop',
    'https://shop.example?a',
    'ftp://shop.example',
  ].map((url): [string, Record<string, string>, number, string] => [
    url,
    { SITE_URL: url },
    1,
    `SITE_URL must be an origin such as https://www.example.com, or empty, not "${url}".\n`,
  ]),
  ['an origin with a slash', { SITE_URL: 'https://shop.example/' }, 0, ''],
  [
    'Stripe for this machine alone',
    { ...stripe, SITE_URL: '' },
    1,
    expect.stringMatching(/set SITE_URL to the public one\.\n$/),
  ],
  // Verifies docs/product.md 43.1.
  [
    'a test desk beside a live key',
    {
      STRIPE_SECRET_KEY: 'sk_live_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      SITE_URL: 'https://shop.example',
      TEST_DESK: '1',
    },
    1,
    'TEST_DESK=1 must not run with a live Stripe key: remove TEST_DESK, or set a test key.\n',
  ],
  ['a test desk of another value', { TEST_DESK: 'yes' }, 1, 'TEST_DESK must be 1 or empty, not "yes".\n'],
  [
    'Stripe beside the emulator',
    { ...stripe, AUTH_EMULATOR_ADDRESS: 'http://localhost:9099' },
    1,
    expect.stringMatching(/^Stripe’s keys are set and accounts are the Auth emulator’s/),
  ],
  [
    'a test key in production',
    { ...stripe, SITE_URL: 'https://shop.example', NODE_ENV: 'production' },
    1,
    expect.stringMatching(/ALLOW_STRIPE_TEST_KEY=1 for a trial shop\.\n$/),
  ],
  [
    'a test key in production that is allowed',
    { ...stripe, SITE_URL: 'https://shop.example', NODE_ENV: 'production', ALLOW_STRIPE_TEST_KEY: '1' },
    0,
    '',
  ],
  [
    'a shop open to the network whose pages do not say so',
    { AUTH_EMULATOR_ADDRESS: 'http://localhost:9099', OPEN_TO_NETWORK: '1' },
    1,
    expect.stringMatching(/^OPEN_TO_NETWORK=1 opens a shop whose pages do not say so/),
  ],
  [
    'an owner without an address',
    { OWNER_EMAIL: 'me' },
    1,
    'OWNER_EMAIL must be one email address, for example owner@example.com, or empty.\n',
  ],
  ['agents that are neither on nor off', { AGENTS: 'no' }, 1, 'AGENTS must be on, off or empty.\n'],
])('requireValidSettings passes, or exits with a message of one sentence: %s', async (_, settings, code, stderr) => {
  expect(await start(settings)).toEqual([code, stderr]);
});

it('warnOfMissingSettings warns when OWNER_EMAIL is empty', async () => {
  const [code, stderr] = await start({ OWNER_EMAIL: '' }, 'warnOfMissingSettings');
  expect([code, stderr]).toEqual([0, expect.stringContaining('OWNER_EMAIL is not set')]);
  expect(await start({ OWNER_EMAIL: 'owner@example.com' }, 'warnOfMissingSettings')).toEqual([0, '']);
});

// Verifies docs/product.md 38.5.
it('warnOfMissingSettings names the makers that are not sold to the EU when the keys are live', async () => {
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', OWNER_EMAIL: 'owner@example.com' };
  const [code, stderr] = await start(live, 'warnOfMissingSettings');
  expect([code, stderr]).toEqual([0, expect.stringContaining('the shop does not sell these makers to the EU')]);
  expect(stderr).toContain('G-Shock');
});
