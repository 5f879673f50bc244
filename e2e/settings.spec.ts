// Verifies docs/product.md 16.12, 19.4.
import { spawn } from 'node:child_process';
import { findFreePort } from '@/runtime/port';
import { expect, test, longExceptFirst } from './support/fixtures';

const emulator = { AUTH_EMULATOR_ADDRESS: 'http://127.0.0.1:9' };

const stripe = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

/** Starts the built shop on a free port and returns exit code and stderr. */
async function start(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, ['.next/current/serve.js'], {
    env: {
      ...process.env,
      PORT: String(await findFreePort()),
      DATABASE_URL: 'file:.cache/e2e/never.db',
      ...env,
      NODE_ENV: 'production',
    },
  });
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
  const limit = setTimeout(() => child.kill('SIGKILL'), 20_000);
  return new Promise((ended) =>
    child.once('close', (code) => {
      clearTimeout(limit);
      ended({ code, stderr });
    }),
  );
}

for (const [place, [what, env, message]] of (
  [
    [
      'a Firebase project together with the emulator',
      { ...emulator, NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop' },
      'Remove AUTH_EMULATOR_ADDRESS',
    ],
    ['a public shop with the emulator', { ...emulator, SITE_URL: 'https://www.example.com' }, 'OPEN_TO_NETWORK=1'],
    ['Stripe together with the emulator', { ...emulator, ...stripe }, 'which accepts every sign-in'],
    ['Stripe without a public address', { ...stripe, SITE_URL: '' }, 'set SITE_URL to the public one'],
    ['a test key of Stripe’s', { ...stripe, SITE_URL: 'https://www.example.com' }, 'ALLOW_STRIPE_TEST_KEY=1'],
    ['the network let in and pages that do not say so', { ...emulator, OPEN_TO_NETWORK: '1' }, 'pages do not say so'],
    ['an unknown value of PLAIN_NEXT', { PLAIN_NEXT: 'yes' }, 'PLAIN_NEXT must be 1 or nothing'],
    [
      'half of Stripe’s settings',
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: '' },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ] as const
).entries()) {
  test(`the shop does not start with ${what}`, { tag: longExceptFirst(place) }, async () => {
    const { code, stderr } = await start(env);
    expect(stderr).toContain(message);
    expect(code).toBe(1);
  });
}
