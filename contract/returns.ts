import type { z } from 'zod';
import type {
  guestReturnForm,
  returnResponse,
  returnForm,
  returnSentForm,
  withdrawalConfirmForm,
  withdrawalForm,
} from './returns.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

/** Rejections of a form on the order's own page or the page of a return. */
const ownPageRejections = {
  ...shopPageRejections,
  ...databaseRejections,
  'unknown-order': 404,
  'not-returnable': 409,
  'too-many-requests': 429,
} as const;

/** Rejections of a guest's form. */
const guestRejections = { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 } as const;

type ReturnResponse = z.output<ReturnType<typeof returnResponse>>;

/**
 * The first step of a guest's withdrawal. The browser posts the form itself and gets the page of the second step. Nothing
 * depends on whether number and address match.
 */
export const withdrawalRoute = defineRoute<z.input<ReturnType<typeof withdrawalForm>>, ReturnResponse>()({
  method: 'POST',
  path: '/api/withdrawals',
  sender: 'shop-page',
  rejections: guestRejections,
});

/** The second step, which declares the withdrawal. */
export const withdrawalConfirmRoute = defineRoute<z.input<ReturnType<typeof withdrawalConfirmForm>>, ReturnResponse>()({
  method: 'POST',
  path: '/api/withdrawals/confirm',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'unknown-declaration': 404 },
});

/** From an order's own page: requests a return, or takes the first step of a withdrawal. */
export const returnRoute = defineRoute<z.input<ReturnType<typeof returnForm>>, ReturnResponse>()({
  method: 'POST',
  path: '/api/returns',
  sender: 'shop-page',
  rejections: ownPageRejections,
});

/** A guest's return. Neither the response nor its timing depends on whether number and address match. */
export const guestReturnRoute = defineRoute<z.input<ReturnType<typeof guestReturnForm>>, ReturnResponse>()({
  method: 'POST',
  path: '/api/returns/guest',
  sender: 'shop-page',
  rejections: guestRejections,
});

/** From the page of a return: records that the shopper has sent the parcel. */
export const returnSentRoute = defineRoute<z.input<ReturnType<typeof returnSentForm>>, ReturnResponse>()({
  method: 'POST',
  path: '/api/returns/sent',
  sender: 'shop-page',
  rejections: ownPageRejections,
});
