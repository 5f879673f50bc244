import { z } from 'zod';
import { codedText, fieldReason, plainSpamSignals, scriptSpamSignals } from './fields.schema';
import { maxEmailLength, newsletterPattern } from './limits';

/** docs/product.md 12.1 */
export const newsletterAddress = () =>
  codedText(maxEmailLength).regex(new RegExp(`^(?:${newsletterPattern})$`, 'v'), fieldReason('small-email'));

/** The address that gets the confirmation link, with the signals of the spam check. */
export const newsletterRequest = () => z.strictObject({ email: newsletterAddress(), ...scriptSpamSignals() });

/** The same request, posted by a form without scripts. */
export const newsletterForm = () => z.strictObject({ email: newsletterAddress(), ...plainSpamSignals() });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const newsletterResponse = () => z.strictObject({ received: z.literal(true) });

/** Token in the links of newsletter emails: 192 random bits as base64url. */
export const newsletterToken = () =>
  z.strictObject({ token: z.string().regex(/^[\w-]{32}$/, fieldReason('not-whole')) });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const newsletterConfirmResponse = () => z.strictObject({ received: z.literal(true) });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const unsubscribeResponse = () => z.strictObject({ received: z.literal(true) });

/** Confirms to a mail program that the address is unsubscribed. */
export const oneClickResponse = () => z.strictObject({ unsubscribed: z.literal(true) });
