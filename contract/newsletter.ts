import type { z } from 'zod';
import type {
  newsletterResponse,
  newsletterConfirmResponse,
  newsletterRequest,
  newsletterToken,
  oneClickResponse,
  unsubscribeResponse,
} from './newsletter.schema';
import { contentRejections, defineRoute, databaseRejections, shopPageRejections } from './route';

/** Emails a confirmation link to the address. The response does not reveal known addresses. */
export const newsletterRoute = defineRoute<NewsletterRequest, NewsletterResponse>()({
  method: 'POST',
  path: '/api/newsletter',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

type NewsletterRequest = z.input<ReturnType<typeof newsletterRequest>>;

type NewsletterResponse = z.output<ReturnType<typeof newsletterResponse>>;

/** The button on /newsletter/confirm. The browser posts the form itself. */
export const newsletterConfirmRoute = defineRoute<NewsletterToken, NewsletterConfirmResponse>()({
  method: 'POST',
  path: '/api/newsletter/confirm',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections },
});

type NewsletterConfirmResponse = z.output<ReturnType<typeof newsletterConfirmResponse>>;

/** The button on /newsletter/unsubscribe. The browser posts the form itself. */
export const newsletterUnsubscribeRoute = defineRoute<NewsletterToken, UnsubscribeResponse>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections },
});

/** One-click unsubscribe by a mail program (RFC 8058). It sends no Origin; the token in the URL authorises it. */
export const newsletterOneClickRoute = defineRoute<NewsletterToken, OneClickResponse>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'mail-program',
  rejections: { ...contentRejections, ...databaseRejections, 'unknown-token': 404 },
});

/** Redirects a reader who opens the email's link to the confirmation page. */
export const newsletterUnsubscribePageRoute = defineRoute<{ token?: string }, never>()({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  sender: 'any-client',
  rejections: {},
});

type UnsubscribeResponse = z.output<ReturnType<typeof unsubscribeResponse>>;

type OneClickResponse = z.output<ReturnType<typeof oneClickResponse>>;

type NewsletterToken = z.input<ReturnType<typeof newsletterToken>>;
