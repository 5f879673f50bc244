import { z } from 'zod';
import { longestEmail } from './email-address';
import { emailAddress, longText, requiredText } from './fields';
import { plainTraces, scriptTraces } from './form-traces';
import { defineRoute, shopPageRefusals } from './route';

/** A message to the shop. The answer is the same whoever writes. */
export const contactRoute = defineRoute<ContactRequest, ContactAnswer>()({
  method: 'POST',
  path: '/api/contact',
  sender: 'shop-page',
  refusals: { ...shopPageRefusals, 'too-many-requests': 429 },
});

/** How long each field may be, in characters. */
export const contactLimits = { name: 100, email: longestEmail, subject: 120, body: 5000 } as const;

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

export type ContactMessage = z.output<ReturnType<typeof contactMessage>>;
type ContactRequest = z.input<ReturnType<typeof contactRequest>>;
type ContactAnswer = z.output<ReturnType<typeof contactAnswer>>;
