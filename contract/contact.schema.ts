import { z } from 'zod';
import { emailAddress, longText, plainTraces, requiredText, scriptTraces } from './fields.schema';
import { contactLimits } from './limits';

/** What a person types into the form. */
export const contactMessage = () =>
  z.strictObject({
    name: requiredText(contactLimits.name),
    email: emailAddress(),
    subject: requiredText(contactLimits.subject),
    body: longText(contactLimits.body),
  });

export const contactRequest = () => contactMessage().extend(scriptTraces());

/** The same from a page whose scripts have not run. */
export const contactForm = () => contactMessage().extend(plainTraces());

export const contactAnswer = () => z.strictObject({ received: z.literal(true) });
