import { PaymentSettingsError } from './mode';
import { requireSafeStripe } from './safe-stripe';

const live = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: undefined };
const open = { siteUrl: 'https://shop.example', signsInWithEmulator: false, isProduction: true, allowTestKey: false };
const of = (secretKey: string) => ({ ...live, secretKey });

it.each([
  ['a live key', live, open],
  ['a restricted live key', of('rk_live_1'), open],
  ['an allowed test key', of('sk_test_1'), { ...open, allowTestKey: true }],
  ['a test key in development', of('sk_test_1'), { ...open, isProduction: false }],
  ['no Stripe', undefined, { ...open, siteUrl: 'http://localhost:3000', signsInWithEmulator: true }],
  [
    'a local Stripe stub',
    { ...of('sk_test_1'), apiBase: 'http://127.0.0.1:12111' },
    { ...open, siteUrl: 'http://localhost:3000', signsInWithEmulator: true },
  ],
])('requireSafeStripe accepts %s', (_, stripe, around) => {
  expect(() => requireSafeStripe(stripe, around)).not.toThrow();
});

it.each([
  ['the Auth emulator', live, { ...open, signsInWithEmulator: true }, /^Stripe’s keys are set and accounts are/],
  ['no SITE_URL', live, { ...open, siteUrl: 'http://localhost:3000' }, /address is http:\/\/localhost:3000, where no/],
  ['a loopback SITE_URL', live, { ...open, siteUrl: 'https://127.0.0.1' }, /set SITE_URL to the public one/],
  ['a test key', of('sk_test_1'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  ['a restricted test key', of('rk_test_1'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  ['a key of unknown form', of('whatever'), open, /ALLOW_STRIPE_TEST_KEY=1/],
  [
    'a non-local API address',
    { ...of('sk_test_1'), apiBase: 'https://stripe.example' },
    open,
    /ALLOW_STRIPE_TEST_KEY=1/,
  ],
])('requireSafeStripe throws one sentence for %s', (_, stripe, around, why) => {
  expect(() => requireSafeStripe(stripe, around)).toThrow(PaymentSettingsError);
  expect(() => requireSafeStripe(stripe, around)).toThrow(why);
});
