import { z } from 'zod';
import { emailAddress, longText, plainSpamSignals, requiredText, scriptSpamSignals } from './fields.schema';
import { contactLimits } from './limits';

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
