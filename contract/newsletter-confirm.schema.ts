import { z } from 'zod';

export const newsletterConfirmAnswer = () => z.strictObject({ received: z.literal(true) });
