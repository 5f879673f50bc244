// Verifies docs/product.md 12.8.
import { z } from 'zod';
import { plainSpamSignals, scriptSpamSignals } from '@/contract/fields.schema';
import { isBot } from './bots';

const byScript = z.strictObject(scriptSpamSignals());
const byBrowser = z.strictObject(plainSpamSignals());

// Verifies docs/product.md 12.8 (hidden field, less than two seconds).
it('isBot returns true for a filled hidden field or a form filled within 2 seconds', () => {
  expect(isBot(byScript.parse({ website: '', filledForMs: 2000 }))).toBe(false);
  expect(isBot(byScript.parse({ website: '', filledForMs: 1999 }))).toBe(true);
  expect(isBot(byScript.parse({ website: 'x', filledForMs: 2000 }))).toBe(true);
});

// Verifies docs/product.md 12.8 (without JavaScript).
it('isBot judges by the hidden field alone when no script measured the time', () => {
  expect(isBot(byBrowser.parse({}))).toBe(false);
  expect(isBot(byBrowser.parse({ website: '' }))).toBe(false);
  expect(isBot(byBrowser.parse({ website: 'https://spam.example' }))).toBe(true);
});

it.each([
  {},
  { website: '' },
  { filledForMs: 9000 },
  { website: '', filledForMs: '9000' },
  { website: 1, filledForMs: 1 },
])('scriptTraces rejects a script request that sends %j', (traces) => {
  expect(byScript.safeParse(traces).success).toBe(false);
});
