import { z } from 'zod';
import type { FieldReason } from '@/domain/result';
import { hasLetterOrDigit, readable } from '@/domain/typed-text';
import { longestEmail } from './email-address';

/** The message of an issue is a reason from a closed list; its sentence stands with the words that shoppers read. */
export const because = (reason: FieldReason): FieldReason => reason;

/** Text on one line of so many characters at most, without what nobody sees. No control characters: none of this may start a new line in a mail header, a log or a CSV file. */
export const text = (longest: number) =>
  z
    .string()
    .overwrite(readable)
    .trim()
    .max(longest, because('too-long'))
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, because('one-line'));

/** The same, with a letter or a digit in it. */
export const requiredText = (longest: number) =>
  text(longest).min(1, because('required')).refine(hasLetterOrDigit, because('no-letter'));

/** An e-mail address on one line; case is kept. */
export const emailAddress = () =>
  z
    .string()
    .overwrite(readable)
    .trim()
    .max(longestEmail, because('too-long'))
    .pipe(z.email(because('email')));

/** Text of several lines; a form that the browser posts has two characters at the end of each. */
export const longText = (longest: number) =>
  z
    .string()
    .overwrite((typed) => readable(typed).replaceAll('\r\n', '\n').trim())
    .min(1, because('required'))
    .max(longest, because('too-long'))
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, because('plain-text'));
