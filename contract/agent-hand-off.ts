import type { z } from 'zod';
import type { handOffResponse, handOffRequest } from './agent-hand-off.schema';
import { defineRoute, databaseRejections, shopPageRejections } from './route';

/**
 * Hands the checkout that an agent prepared to the first browser that claims it. Name and address require the email
 * address. The same key gets the same response again. An order sent with the key (`handOff`) belongs to the agent's
 * session.
 */
export const handOffRoute = defineRoute<z.input<ReturnType<typeof handOffRequest>>, HandOffResponse>()({
  method: 'POST',
  path: '/api/agent-hand-off',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'unknown-session': 404,
    'session-over': 409,
    'session-taken': 409,
    'email-differs': 422,
    'too-many-requests': 429,
  },
});

/** The prepared checkout. Without the agent's email address it has the country, but no name and no address. */
export type HandOffResponse = z.output<ReturnType<typeof handOffResponse>>;
