import type { z } from 'zod';
import type {
  contactResponse,
  contactMessage,
  contactRequest,
  backInStockResponse,
  backInStockRequest,
  newsletterResponse,
  newsletterConfirmResponse,
  newsletterRequest,
  newsletterToken,
  oneClickResponse,
  unsubscribeResponse,
} from './forms.schema';
import { defineRoute, databaseRejections, shopPageRejections, contentRejections } from './route';

/** Rejections of a public form with a rate limit. */
const formRejections = { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 } as const;

/** Sends a message to the shop. The response is the same for every sender. */
export const contactRoute = defineRoute<ContactRequest, ContactResponse>()({
  method: 'POST',
  path: '/api/contact',
  sender: 'shop-page',
  rejections: formRejections,
});

/** A message after server-side parsing. */
export type ContactMessage = z.output<ReturnType<typeof contactMessage>>;

type ContactRequest = z.input<ReturnType<typeof contactRequest>>;

type ContactResponse = z.output<ReturnType<typeof contactResponse>>;

/** Subscribes an address to one email when a watch is back in stock. The response does not reveal known addresses. */
export const backInStockRoute = defineRoute<
  z.input<ReturnType<typeof backInStockRequest>>,
  z.output<ReturnType<typeof backInStockResponse>>
>()({
  method: 'POST',
  path: '/api/back-in-stock',
  sender: 'shop-page',
  rejections: { ...formRejections, 'unknown-watch': 422 },
});

/** Unsubscribes an address. The browser posts the form itself. */
export const backInStockUnsubscribeRoute = defineRoute<
  { email: string },
  z.output<ReturnType<typeof backInStockResponse>>
>()({
  method: 'POST',
  path: '/api/back-in-stock/leave',
  sender: 'shop-page',
  rejections: formRejections,
});

/** Emails a confirmation link to the address. The response does not reveal known addresses. */
export const newsletterRoute = defineRoute<NewsletterRequest, NewsletterResponse>()({
  method: 'POST',
  path: '/api/newsletter',
  sender: 'shop-page',
  rejections: formRejections,
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
