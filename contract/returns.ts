import type { z } from 'zod';
import type { returnAnswer, returnForm, withdrawalConfirmForm, withdrawalForm } from './returns.schema';
import { databaseRejections, defineRoute, shopPageRejections } from './route';

type Answer = z.output<ReturnType<typeof returnAnswer>>;

/**
 * The first step of a guest's withdrawal. The browser posts the form itself and gets the page of the second step. Nothing
 * depends on whether number and address match.
 */
export const withdrawalRoute = defineRoute<z.input<ReturnType<typeof withdrawalForm>>, Answer>()({
  method: 'POST',
  path: '/api/withdrawals',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'too-many-requests': 429 },
});

/** The second step: the press that declares the withdrawal. */
export const withdrawalConfirmRoute = defineRoute<z.input<ReturnType<typeof withdrawalConfirmForm>>, Answer>()({
  method: 'POST',
  path: '/api/withdrawals/confirm',
  sender: 'shop-page',
  rejections: { ...shopPageRejections, ...databaseRejections, 'unknown-declaration': 404 },
});

/** From an order's own page: asks for a return, or takes the first step of a withdrawal. */
export const returnRoute = defineRoute<z.input<ReturnType<typeof returnForm>>, Answer>()({
  method: 'POST',
  path: '/api/returns',
  sender: 'shop-page',
  rejections: {
    ...shopPageRejections,
    ...databaseRejections,
    'unknown-order': 404,
    'not-returnable': 409,
    'too-many-requests': 429,
  },
});
