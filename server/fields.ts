import { z } from 'zod';

/** Text on one line of so many characters at most. No control characters: none of this may start a new line in a mail header, a log or a CSV file. */
export const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Use plain text on one line.');
/** The same, and not empty. */
export const requiredText = (longest: number) => text(longest).min(1, 'Fill in this field.');

/** An e-mail address on one line; case is kept. RFC 5321 allows 254 characters. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .pipe(z.email('Use an e-mail address like name@example.com.'));

/** Text of several lines; a form that the browser posts has two characters at the end of each. */
export const longText = (longest: number) =>
  z
    .string()
    .overwrite((typed) => typed.replaceAll('\r\n', '\n').trim())
    .min(1, 'Fill in this field.')
    .max(longest, `Use at most ${longest} characters.`)
    .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'Use plain text.');
