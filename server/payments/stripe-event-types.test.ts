import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripeEventTypes } from './stripe-events';

const text = (path: string) => readFileSync(join(__dirname, '..', '..', path), 'utf8');
const source = text('server/payments/stripe-events.ts');

/** What a page says that the endpoint has to be subscribed to. */
const subscribedIn = (path: string) => stripeEventTypes.filter((type) => text(path).includes(`\`${type}\``));

it('every type of event that is read is in the list, once', () => {
  const read = [...source.matchAll(/case '([a-z_.]+)':/g)].map(([, type]) => type);
  expect([...stripeEventTypes].sort()).toEqual(read.sort());
});

it('whoever sets the shop up is told every one of them', () => {
  expect(subscribedIn('docs/deploy.md')).toEqual([...stripeEventTypes]);
});
