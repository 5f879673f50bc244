import type { z } from 'zod';
import type { contactResponse, contactMessage, contactRequest } from './contact.schema';
import { defineRoute, databaseRejections, shopPageRejections } from './route';

/** Sends a message to the shop. The response is the same for every sender. */
export const contactRoute = defineRoute<ContactRequest, ContactResponse>()({
  method: 'POST',
  path: '/api/contact',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

/** A message after server-side parsing. */
export type ContactMessage = z.output<ReturnType<typeof contactMessage>>;

type ContactRequest = z.input<ReturnType<typeof contactRequest>>;

type ContactResponse = z.output<ReturnType<typeof contactResponse>>;
