// Verifies docs/product.md 16.4.
import { onSqlite } from '@/server/testing/engines';
import { configuredProviders, paymentProvider, remoteProviders } from './providers';

const none: NodeJS.ProcessEnv = { NODE_ENV: 'production' };
const test: NodeJS.ProcessEnv = { NODE_ENV: 'production', ALLOW_TEST_PAYMENT: '1' };
const stripe: NodeJS.ProcessEnv = { ...none, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

onSqlite((where) => {
  it('paymentProvider returns Stripe, the test payment or undefined', () => {
    const nameIn = (env: NodeJS.ProcessEnv) => paymentProvider(where().db, env)?.name;
    expect([none, test, stripe].map(nameIn)).toEqual([undefined, 'test', 'stripe']);
  });

  it('configuredProviders returns the test payment always and Stripe with its keys', () => {
    const namesIn = (env: NodeJS.ProcessEnv) => configuredProviders(where().db, env).map(({ name }) => name);
    expect([none, test, stripe].map(namesIn)).toStrictEqual([['test'], ['test'], ['test', 'stripe']]);
  });

  it('remoteProviders returns Stripe only', () => {
    const namesIn = (env: NodeJS.ProcessEnv) => remoteProviders(env).map(({ name }) => name);
    expect([none, test, stripe].map(namesIn)).toStrictEqual([[], [], ['stripe']]);
  });
});
