import { z } from 'zod';

export const unsubscribeAnswer = () => z.strictObject({ received: z.literal(true) });

export const oneClickAnswer = () => z.strictObject({ unsubscribed: z.literal(true) });
