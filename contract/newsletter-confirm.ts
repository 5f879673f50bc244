import type { z } from 'zod';
import type { newsletterConfirmAnswer } from './newsletter-confirm.schema';
import type { NewsletterToken } from './newsletter-token.schema';
import { defineRoute, recordsRefusals, shopPageRefusals } from './route';

/** The button of /newsletter/confirm: a form that the browser itself posts. */
export const newsletterConfirmRoute = defineRoute<NewsletterToken, NewsletterConfirmAnswer>()({
  method: 'POST',
  path: '/api/newsletter/confirm',
  sender: 'shop-page',
  refusals: { ...shopPageRefusals, ...recordsRefusals },
});

type NewsletterConfirmAnswer = z.output<ReturnType<typeof newsletterConfirmAnswer>>;
