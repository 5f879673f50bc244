import type { z } from 'zod';
import type {
  newsletterAnswer,
  newsletterConfirmAnswer,
  newsletterRequest,
  newsletterToken,
  oneClickAnswer,
  unsubscribeAnswer,
} from './newsletter.schema';
import { contentRejections, defineRoute, databaseRejections, shopPageRejections } from './route';

/** Asks by mail whether an address wants the newsletter. The answer is the same whether it is known or not. */
export const newsletterRoute = defineRoute<NewsletterRequest, NewsletterAnswer>()({
  method: 'POST',
  path: '/api/newsletter',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

type NewsletterRequest = z.input<ReturnType<typeof newsletterRequest>>;

type NewsletterAnswer = z.output<ReturnType<typeof newsletterAnswer>>;

/** The button of /newsletter/confirm: a form that the browser itself posts. */
export const newsletterConfirmRoute = defineRoute<NewsletterToken, NewsletterConfirmAnswer>()({
  method: 'POST',
  path: '/api/newsletter/confirm',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections },
});

type NewsletterConfirmAnswer = z.output<ReturnType<typeof newsletterConfirmAnswer>>;

/** The button of /newsletter/unsubscribe: a form that the browser itself posts. */
export const newsletterUnsubscribeRoute = defineRoute<NewsletterToken, UnsubscribeAnswer>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections },
});

/** The one click of a mail program (RFC 8058): no page of ours, hence no Origin; the token in the address is its right. */
export const newsletterOneClickRoute = defineRoute<NewsletterToken, OneClickAnswer>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'mail-program',
  rejections: { ...contentRejections, ...databaseRejections, 'unknown-token': 404 },
});

/** Leads whoever opens a mail's link with a browser to the page that asks. */
export const newsletterUnsubscribePageRoute = defineRoute<{ token?: string }, never>()({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  sender: 'anybody',
  rejections: {},
});

type UnsubscribeAnswer = z.output<ReturnType<typeof unsubscribeAnswer>>;

type OneClickAnswer = z.output<ReturnType<typeof oneClickAnswer>>;

type NewsletterToken = z.input<ReturnType<typeof newsletterToken>>;
