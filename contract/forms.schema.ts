import { z } from 'zod';
import {
  emailAddress,
  longText,
  plainSpamSignals,
  requiredText,
  scriptSpamSignals,
  codedText,
  fieldReason,
} from './fields.schema';
import { contactLimits, maxEmailLength, newsletterPattern } from './limits';

/** The fields of the contact form. Lengths in characters are in `contactLimits`. */
export const contactMessage = () =>
  z.strictObject({
    name: requiredText(contactLimits.name),
    email: emailAddress(),
    subject: requiredText(contactLimits.subject),
    body: longText(contactLimits.body),
  });

/** The contact form as a script sends it, with the signals of the spam check. */
export const contactRequest = () => contactMessage().extend(scriptSpamSignals());

/** The same request, posted by a form without scripts. */
export const contactForm = () => contactMessage().extend(plainSpamSignals());

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const contactResponse = () => z.strictObject({ received: z.literal(true) });

const watch = () => z.string().max(40);

/** The watch key and the address that gets one email when the watch is back. */
export const backInStockRequest = () =>
  z.strictObject({ watch: watch(), email: emailAddress(), ...scriptSpamSignals() });

/** The same request, posted by a form without scripts. */
export const backInStockForm = () => z.strictObject({ watch: watch(), email: emailAddress(), ...plainSpamSignals() });

/** The address whose back-in-stock subscriptions end. */
export const backInStockUnsubscribeForm = () => z.strictObject({ email: emailAddress() });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const backInStockResponse = () => z.strictObject({ received: z.literal(true) });

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
