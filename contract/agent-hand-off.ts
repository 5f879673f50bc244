import type { z } from 'zod';
import type { handOffAnswer, handOffRequest } from './agent-hand-off.schema';
import { defineRoute, databaseRejections, shopPageRejections } from './route';

/**
 * Gives what an agent has prepared to the browser that goes on with it, and to no other afterwards; name and address to
 * whoever knows the email address too. The same key gets the
 * same again; sent with an order (`handOff`), it makes that order the session's.
 */
export const handOffRoute = defineRoute<z.input<ReturnType<typeof handOffRequest>>, HandOffAnswer>()({
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

export type HandOffAnswer = z.output<ReturnType<typeof handOffAnswer>>;
