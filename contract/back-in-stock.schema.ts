import { z } from 'zod';
import { emailAddress, plainSpamSignals, scriptSpamSignals } from './fields.schema';

const watch = () => z.string().max(40);

export const backInStockRequest = () =>
  z.strictObject({ watch: watch(), email: emailAddress(), ...scriptSpamSignals() });

/** The same request, posted by a form without scripts. */
export const backInStockForm = () => z.strictObject({ watch: watch(), email: emailAddress(), ...plainSpamSignals() });

export const backInStockUnsubscribeForm = () => z.strictObject({ email: emailAddress() });

export const backInStockResponse = () => z.strictObject({ received: z.literal(true) });
