// Verifies docs/product.md 16.11.
import { isLiveKey } from '@/domain/stripe-key';
import { paymentMode, type PaymentMode, PaymentSettingsError } from './mode';

const key = { STRIPE_SECRET_KEY: 'sk_test_1' };
const secret = { STRIPE_WEBHOOK_SECRET: 'whsec_1' };

it.each<[PaymentMode, Partial<NodeJS.ProcessEnv>]>([
  ['test', { NODE_ENV: 'development' }],
  ['none', { NODE_ENV: 'production' }],
  ['none', { NODE_ENV: 'production', ALLOW_TEST_PAYMENT: '0' }],
  ['test', { NODE_ENV: 'production', ALLOW_TEST_PAYMENT: '1' }],
  ['none', { NODE_ENV: 'production', STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }],
  ['stripe', { NODE_ENV: 'production', ...key, ...secret }],
  ['stripe', { NODE_ENV: 'development', ALLOW_TEST_PAYMENT: '1', ...key, ...secret }],
])('paymentMode returns %s for %j', (mode, env) => {
  expect(paymentMode({ NODE_ENV: 'test', ...env })).toBe(mode);
});

it.each([
  ['STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not', key],
  ['STRIPE_WEBHOOK_SECRET is set and STRIPE_SECRET_KEY is not', secret],
])('paymentMode throws "%s"', (sentence, env) => {
  const mode = () => paymentMode({ NODE_ENV: 'production', ALLOW_TEST_PAYMENT: '1', ...env });
  expect(mode).toThrow(PaymentSettingsError);
  expect(mode).toThrow(expect.objectContaining({ name: 'PaymentSettingsError' }));
  expect(mode).toThrow(sentence);
});

it.each([
  [true, 'sk_live_1'],
  [true, 'rk_live_1'],
  [false, 'sk_test_1'],
  [false, 'rk_test_sk_live_1'],
])('isLiveKey returns %s for %s', (isLive, key) => {
  expect(isLiveKey(key)).toBe(isLive);
});
