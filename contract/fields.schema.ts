import { z } from 'zod';
import { isPhoneNumber } from '@/domain/address-rules';
import type { FieldReason } from '@/domain/result';
import { cleanLine, cleanLines, hasLetterOrDigit, isOneLine, isPlainText, normaliseCode } from '@/domain/typed-text';
import { isWatchKey, type WatchKey } from '@/domain/watch-key';
import { deliveryLimits, maxEmailLength } from './limits';

/** Types a Zod issue message as a reason from the closed list. The copy for each reason is in the components. */
export const fieldReason = (reason: FieldReason): FieldReason => reason;

/**
 * Text on one line with at most `maxLength` characters. Invisible characters of a paste are removed; control characters
 * are rejected.
 */
export const text = (maxLength: number) =>
  z.string().overwrite(cleanLine).max(maxLength, fieldReason('too-long')).refine(isOneLine, fieldReason('one-line'));

/** One line of text with at least one letter or digit. */
export const requiredText = (maxLength: number) =>
  text(maxLength).min(1, fieldReason('required')).refine(hasLetterOrDigit, fieldReason('no-letter'));

/** A coded text such as a postal code, normalised by `normaliseCode`, with at most `maxLength` characters. */
export const codedText = (maxLength: number) =>
  z
    .string()
    .overwrite(normaliseCode)
    .max(maxLength, fieldReason('too-long'))
    .refine(isOneLine, fieldReason('one-line'));

/** An email address. Keeps its case. */
export const emailAddress = () => codedText(maxEmailLength).pipe(z.email(fieldReason('email')));

/** A phone number for the carrier, or an empty text. */
export const phoneNumber = () =>
  codedText(deliveryLimits.phone)
    .refine((phone) => phone === '' || isPhoneNumber(phone), fieldReason('phone'))
    .default('');

/** Text of several lines, cleaned like one line. Browser-posted forms end lines with CR LF. */
export const longText = (maxLength: number) =>
  z
    .string()
    .overwrite(cleanLines)
    .min(1, fieldReason('required'))
    .max(maxLength, fieldReason('too-long'))
    .refine(isPlainText, fieldReason('plain-text'));

/** An order number, `OH-…`. */
export const orderNumber = () => z.templateLiteral(['OH-', z.string()]);

/** Key of a watch, `catalogue/id`, such as `xerix/1`. */
export const watchKey = () => z.custom<WatchKey>((value) => typeof value === 'string' && isWatchKey(value));

/** ISO 3166-1 alpha-2. Pricing decides which countries are served. */
export const country = () => z.string().overwrite(normaliseCode).length(2, fieldReason('country'));

/** Spam signals of a form sent by script. The honeypot field accepts any text, so that a bot learns nothing. */
export const scriptSpamSignals = () => ({ website: z.string(), filledForMs: z.number() });

/** Spam signals of a form posted without scripts, which cannot measure time. */
export const plainSpamSignals = () => ({
  website: z.string().default(''),
  filledForMs: z
    .never()
    .optional()
    .transform(() => Infinity),
});

/**
 * Spam signals of a form. `website` is a honeypot field hidden from people; `filledForMs` is the time since the form
 * was shown.
 */
export type SpamSignals = { website: string; filledForMs: number };

/** Shortest time in which a person fills a form, in ms. */
const FASTEST_MS = 2000;

/**
 * True if a program filled the form. A bot gets the same response as a person. Its request is stored separately for the
 * owner.
 */
export function isBot({ website, filledForMs }: SpamSignals): boolean {
  return website !== '' || !(filledForMs >= FASTEST_MS);
}

/** A text of one line that an owner types, at most `maxLength` characters after trimming. */
export const oneLine = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1, 'required')
    .max(maxLength, 'too-long')
    .regex(/^[^\r\n]*$/, 'one-line');
