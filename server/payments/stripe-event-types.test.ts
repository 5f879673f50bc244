import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripeEventTypes } from './stripe-events';

const text = (path: string) => readFileSync(join(__dirname, '..', '..', path), 'utf8');
const source = text('server/payments/stripe-events.ts');

/** Returns the event types that a docs page lists for the webhook endpoint. */
const subscribedIn = (path: string) => stripeEventTypes.filter((type) => text(path).includes(`\`${type}\``));

it('stripeEventTypes lists every supported event type once', () => {
  const read = [...source.matchAll(/case '([a-z_.]+)':/g)].map(([, type]) => type);
  expect([...stripeEventTypes].sort()).toEqual(read.sort());
});

it('the deployment docs list every event type', () => {
  expect(subscribedIn('docs/deploy.md')).toEqual([...stripeEventTypes]);
});
