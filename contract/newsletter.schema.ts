import { z } from 'zod';
import { longestEmail } from './email-address';
import { because } from './fields.schema';
import { plainTraces, scriptTraces } from './form-traces.schema';
import { newsletterPattern } from './newsletter-pattern';

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
