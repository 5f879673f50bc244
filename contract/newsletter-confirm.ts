import { z } from 'zod';
import type { NewsletterToken } from './newsletter-token';
import { defineRoute, shopPageRefusals } from './route';

/** The button of /newsletter/confirm: a form that the browser itself posts. */
export const newsletterConfirmRoute = defineRoute<NewsletterToken, NewsletterConfirmAnswer>()({
  method: 'POST',
  path: '/api/newsletter/confirm',
  sender: 'shop-page',
  refusals: shopPageRefusals,
});

export const newsletterConfirmAnswer = () => z.strictObject({ received: z.literal(true) });

type NewsletterConfirmAnswer = z.output<ReturnType<typeof newsletterConfirmAnswer>>;
