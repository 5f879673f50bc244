import { PaymentSettingsError } from './mode';
import { requireSafeStripe } from './safe-stripe';

const live = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: undefined };
const open = { siteUrl: 'https://shop.example', signsInWithEmulator: false, isProduction: true, allowTestKey: false };
const of = (secretKey: string) => ({ ...live, secretKey });

it.each([
  ['a live key', live, open],
  ['a restricted live key', of('rk_live_1'), open],
  ['a test key that is allowed', of('sk_test_1'), { ...open, allowTestKey: true }],
  ['a test key while the shop is being written', of('sk_test_1'), { ...open, isProduction: false }],
  ['no Stripe', undefined, { ...open, siteUrl: 'http://localhost:3000', signsInWithEmulator: true }],
  [
    'a stand-in for Stripe on this machine',
    { ...of('sk_test_1'), apiBase: 'http://127.0.0.1:12111' },
    { ...open, siteUrl: 'http://localhost:3000', signsInWithEmulator: true },
  ],
])('money may move with %s', (_, stripe, around) => {
  expect(() => requireSafeStripe(stripe, around)).not.toThrow();
});

it.each([
  ['the Auth emulator', live, { ...open, signsInWithEmulator: true }, /^Stripe’s keys are set and accounts are/],
  ['no SITE_URL', live, { ...open, siteUrl: 'http://localhost:3000' }, /address is http:\/\/localhost:3000, where no/],
  ['SITE_URL of this machine', live, { ...open, siteUrl: 'https://127.0.0.1' }, /set SITE_URL to the public one/],
  ['a test key', of('sk_test_1'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  ['a restricted test key', of('rk_test_1'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  ['a key of no form that is known', of('whatever'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  [
    'another address than Stripe’s that is not of this machine',
    { ...of('sk_test_1'), apiBase: 'https://stripe.example' },
    open,
    /ALLOW_STRIPE_TEST_KEY=1/,
  ],
])('no money moves with %s, and one sentence says why', (_, stripe, around, why) => {
  expect(() => requireSafeStripe(stripe, around)).toThrow(PaymentSettingsError);
  expect(() => requireSafeStripe(stripe, around)).toThrow(why);
});
