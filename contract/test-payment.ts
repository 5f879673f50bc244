import type { z } from 'zod';
import { defineRoute, recordsRefusals, shopPageRefusals } from './route';
import type { testPaymentAnswer, testPaymentRequest } from './test-payment.schema';

/** Pays an order with a test number, by what the number stands for: what was typed stays in the browser. */
export const testPaymentRoute = defineRoute<TestPaymentRequest, TestPaymentAnswer>()({
  method: 'POST',
  path: '/api/test-payment',
  sender: 'shop-page',
  refusals: {
    ...shopPageRefusals,
    ...recordsRefusals,
    'payment-off': 503,
    'unknown-payment': 404,
    'order-over': 409,
    'card-declined': 402,
    'insufficient-funds': 402,
    'authentication-failed': 402,
  },
});

export type TestPaymentRequest = z.input<ReturnType<typeof testPaymentRequest>>;

export type TestPaymentAnswer = z.output<ReturnType<typeof testPaymentAnswer>>;
