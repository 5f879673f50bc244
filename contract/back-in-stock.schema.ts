import { z } from 'zod';
import { emailAddress, plainSpamSignals, scriptSpamSignals } from './fields.schema';

const watch = () => z.string().max(40);

/** The watch key and the address that gets one email when the watch is back. */
export const backInStockRequest = () =>
  z.strictObject({ watch: watch(), email: emailAddress(), ...scriptSpamSignals() });

/** The same request, posted by a form without scripts. */
export const backInStockForm = () => z.strictObject({ watch: watch(), email: emailAddress(), ...plainSpamSignals() });

/** The address whose back-in-stock subscriptions end. */
export const backInStockUnsubscribeForm = () => z.strictObject({ email: emailAddress() });

/** Response to a script. A form that the browser posts gets a redirect to a page. */
export const backInStockResponse = () => z.strictObject({ received: z.literal(true) });
