import { z } from 'zod';
import { testOutcomes } from '@/domain/test-cards';

/** `order` is the order's token; `authenticated` is the outcome of 3-D Secure. */
export const testPaymentRequest = () =>
  z.strictObject({
    order: z.string().min(1).max(64),
    session: z.string().min(1).max(64),
    card: z.enum(testOutcomes),
    authenticated: z.boolean().optional(),
  });

/** State of the payment. `authentication-required` asks for a second request with `authenticated`. */
export const testPaymentResponse = () =>
  z.strictObject({ result: z.enum(['paid', 'processing', 'authentication-required']) });

/** Confirms to Stripe that the event arrived. */
export const stripeWebhookResponse = () => z.strictObject({ received: z.literal(true) });
