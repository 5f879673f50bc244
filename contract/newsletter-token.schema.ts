import { z } from 'zod';
import { because } from './fields.schema';

/** What the links of the newsletter's mails carry: 192 random bits as base64url. */
export const newsletterToken = () => z.strictObject({ token: z.string().regex(/^[\w-]{32}$/, because('not-whole')) });

export type NewsletterToken = z.input<ReturnType<typeof newsletterToken>>;
