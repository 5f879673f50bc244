import { z } from 'zod';
import { emailAddress, longText, plainSpamSignals, requiredText, scriptSpamSignals } from './fields.schema';
import { contactLimits } from './limits';

export const contactMessage = () =>
  z.strictObject({
    name: requiredText(contactLimits.name),
    email: emailAddress(),
    subject: requiredText(contactLimits.subject),
    body: longText(contactLimits.body),
  });

export const contactRequest = () => contactMessage().extend(scriptSpamSignals());

/** The same request, posted by a form without scripts. */
export const contactForm = () => contactMessage().extend(plainSpamSignals());

export const contactResponse = () => z.strictObject({ received: z.literal(true) });
