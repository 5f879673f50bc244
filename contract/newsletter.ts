import { z } from 'zod';
import { longestEmail } from './email-address';
import { because } from './fields';
import { plainTraces, scriptTraces } from './form-traces';
import { newsletterPattern } from './newsletter-pattern';
import { defineRoute, shopPageRefusals } from './route';

/** Asks by mail whether an address wants the newsletter. The answer is the same whether it is known or not. */
export const newsletterRoute = defineRoute<NewsletterRequest, NewsletterAnswer>()({
  method: 'POST',
  path: '/api/newsletter',
  sender: 'shop-page',
  refusals: { ...shopPageRefusals, 'too-many-requests': 429 },
});

/** docs/product.md 12.1 */
export const newsletterAddress = () =>
  z
    .string()
    .max(longestEmail, because('too-long'))
    .regex(new RegExp(`^(?:${newsletterPattern})$`, 'v'), because('small-email'));

export const newsletterRequest = () => z.strictObject({ email: newsletterAddress(), ...scriptTraces() });
/** The same from a page whose scripts have not run. */
export const newsletterForm = () => z.strictObject({ email: newsletterAddress(), ...plainTraces() });

export const newsletterAnswer = () => z.strictObject({ received: z.literal(true) });

type NewsletterRequest = z.input<ReturnType<typeof newsletterRequest>>;
type NewsletterAnswer = z.output<ReturnType<typeof newsletterAnswer>>;
