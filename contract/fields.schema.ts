import { z } from 'zod';
import type { FieldReason } from '@/domain/result';
import { hasLetterOrDigit, removeInvisible } from '@/domain/typed-text';
import { maxEmailLength } from './limits';

/** The message of an issue is a reason from a closed list; its sentence stands with the words that shoppers read. */
export const fieldReason = (reason: FieldReason): FieldReason => reason;

/** Text on one line of so many characters at most, without what nobody sees. No control characters: none of this may start a new line in a mail header, a log or a CSV file. */
export const text = (maxLength: number) =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(maxLength, fieldReason('too-long'))
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, fieldReason('one-line'));

/** The same, with a letter or a digit in it. */
export const requiredText = (maxLength: number) =>
  text(maxLength).min(1, fieldReason('required')).refine(hasLetterOrDigit, fieldReason('no-letter'));

/** An e-mail address on one line; case is kept. */
export const emailAddress = () =>
  z
    .string()
    .overwrite(removeInvisible)
    .trim()
    .max(maxEmailLength, fieldReason('too-long'))
    .pipe(z.email(fieldReason('email')));

/** Text of several lines; a form that the browser posts has two characters at the end of each. */
export const longText = (maxLength: number) =>
  z
    .string()
    .overwrite((typed) => removeInvisible(typed).replaceAll('\r\n', '\n').trim())
    .min(1, fieldReason('required'))
    .max(maxLength, fieldReason('too-long'))
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, fieldReason('plain-text'));

/** An order's number as the shop writes it. */
export const orderNumber = () => z.templateLiteral(['OH-', z.string()]);

/** ISO 3166-1 alpha-2. Whether the shop delivers there is for pricing to judge. */
export const country = () => z.string().length(2, fieldReason('country'));

/** The traces of a form as a script sends them. A field that no person sees may hold anything: nobody is told that it counts. */
export const scriptSpamSignals = () => ({ website: z.string(), filledForMs: z.number() });

/** The traces of a form that the browser posts without scripts: nobody has measured its time. */
export const plainSpamSignals = () => ({
  website: z.string().default(''),
  filledForMs: z
    .never()
    .optional()
    .transform(() => Infinity),
});

/** What a form sends beside its fields. `website` is a field that no person sees; `filledForMs` since it was shown. */
export type SpamSignals = { website: string; filledForMs: number };
