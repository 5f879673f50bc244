import { z } from 'zod';
import { contactLimits } from './contact';
import { emailAddress, longText, requiredText } from './fields.schema';
import { plainTraces, scriptTraces } from './form-traces.schema';

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
