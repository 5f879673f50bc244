import type { z } from 'zod';
import type { newsletterAnswer, newsletterRequest } from './newsletter.schema';
import { defineRoute, recordsRefusals, shopPageRefusals } from './route';

/** Asks by mail whether an address wants the newsletter. The answer is the same whether it is known or not. */
export const newsletterRoute = defineRoute<NewsletterRequest, NewsletterAnswer>()({
  method: 'POST',
  path: '/api/newsletter',
  sender: 'shop-page',
  refusals: { ...shopPageRefusals, ...recordsRefusals, 'too-many-requests': 429 },
});

type NewsletterRequest = z.input<ReturnType<typeof newsletterRequest>>;

type NewsletterAnswer = z.output<ReturnType<typeof newsletterAnswer>>;
