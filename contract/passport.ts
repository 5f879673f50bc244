import type { z } from 'zod';
import type { passportResponse, passportForm } from './passport.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

/** The forms of a watch's passport. The browser posts them itself; the token authorises them. */
export const passportRoute = defineRoute<
  z.input<ReturnType<typeof passportForm>>,
  z.output<ReturnType<typeof passportResponse>>
>()({
  method: 'POST',
  path: '/api/passport',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'too-many-requests': 429,
    'unknown-passport': 404,
    'passport-closed': 409,
  },
});
