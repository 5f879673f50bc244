import { z } from 'zod';

export const stripeWebhookAnswer = () => z.strictObject({ received: z.literal(true) });
