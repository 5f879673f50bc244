import { z } from 'zod';
import { testOutcomes } from '@/domain/test-cards';
import { defineRoute, shopPageRefusals } from './route';

/** Pays an order with a test number, by what the number stands for: what was typed stays in the browser. */
export const testPaymentRoute = defineRoute<TestPaymentRequest, TestPaymentAnswer>()({
  method: 'POST',
  path: '/api/test-payment',
  sender: 'shop-page',
  refusals: {
    ...shopPageRefusals,
    'payment-off': 503,
    'unknown-payment': 404,
    'order-over': 409,
    'card-declined': 402,
    'insufficient-funds': 402,
    'authentication-failed': 402,
  },
});

/** `order` is the order's token; `authenticated` is how the 3-D Secure question was answered. */
export const testPaymentRequest = () =>
  z.strictObject({
    order: z.string().min(1).max(64),
    session: z.string().min(1).max(64),
    card: z.enum(testOutcomes),
    authenticated: z.boolean().optional(),
  });

export const testPaymentAnswer = () =>
  z.strictObject({ result: z.enum(['paid', 'processing', 'authentication-required']) });

export type TestPaymentRequest = z.input<ReturnType<typeof testPaymentRequest>>;
export type TestPaymentAnswer = z.output<ReturnType<typeof testPaymentAnswer>>;
