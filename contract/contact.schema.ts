import { z } from 'zod';
import { emailAddress, longText, plainSpamSignals, requiredText, scriptSpamSignals } from './fields.schema';
import { contactLimits } from './limits';

/** What a person types into the form. */
export const contactMessage = () =>
  z.strictObject({
    name: requiredText(contactLimits.name),
    email: emailAddress(),
    subject: requiredText(contactLimits.subject),
    body: longText(contactLimits.body),
  });

export const contactRequest = () => contactMessage().extend(scriptSpamSignals());

/** The same from a page whose scripts have not run. */
export const contactForm = () => contactMessage().extend(plainSpamSignals());

export const contactAnswer = () => z.strictObject({ received: z.literal(true) });
