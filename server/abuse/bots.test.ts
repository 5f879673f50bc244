// Verifies docs/product.md 12.8.
import { z } from 'zod';
import { plainSpamSignals, scriptSpamSignals } from '@/contract/fields.schema';
import { isBot } from './bots';

const byScript = z.strictObject(scriptSpamSignals());
const byBrowser = z.strictObject(plainSpamSignals());

it('takes a form that fills a hidden field, or fills itself in no time, for a program’s', () => {
  expect(isBot(byScript.parse({ website: '', filledForMs: 2000 }))).toBe(false);
  expect(isBot(byScript.parse({ website: '', filledForMs: 1999 }))).toBe(true);
  expect(isBot(byScript.parse({ website: 'x', filledForMs: 2000 }))).toBe(true);
});

it('goes by the hidden field alone where no script has measured', () => {
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
])('does not understand a script that sends %j', (traces) => {
  expect(byScript.safeParse(traces).success).toBe(false);
});
