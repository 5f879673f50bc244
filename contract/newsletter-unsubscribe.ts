import type { z } from 'zod';
import type { NewsletterToken } from './newsletter-token.schema';
import type { oneClickAnswer, unsubscribeAnswer } from './newsletter-unsubscribe.schema';
import { contentRefusals, defineRoute, recordsRefusals, shopPageRefusals } from './route';

/** The button of /newsletter/unsubscribe: a form that the browser itself posts. */
export const newsletterUnsubscribeRoute = defineRoute<NewsletterToken, UnsubscribeAnswer>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'shop-page',
  refusals: { ...shopPageRefusals, ...recordsRefusals },
});

/** The one click of a mail program (RFC 8058): no page of ours, hence no Origin; the token in the address is its right. */
export const newsletterOneClickRoute = defineRoute<NewsletterToken, OneClickAnswer>()({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  sender: 'mail-program',
  refusals: { ...contentRefusals, ...recordsRefusals, 'unknown-token': 404 },
});

/** Leads whoever opens a mail's link with a browser to the page that asks. */
export const newsletterUnsubscribePageRoute = defineRoute<{ token?: string }, never>()({
  method: 'GET',
  path: '/api/newsletter/unsubscribe',
  sender: 'anybody',
  refusals: {},
});

type UnsubscribeAnswer = z.output<ReturnType<typeof unsubscribeAnswer>>;

type OneClickAnswer = z.output<ReturnType<typeof oneClickAnswer>>;
