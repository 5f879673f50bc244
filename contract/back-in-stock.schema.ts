import { z } from 'zod';
import { emailAddress, plainTraces, scriptTraces } from './fields.schema';

const watch = () => z.string().max(40);

export const waitRequest = () => z.strictObject({ watch: watch(), email: emailAddress(), ...scriptTraces() });

/** The same from a page whose scripts have not run. */
export const waitForm = () => z.strictObject({ watch: watch(), email: emailAddress(), ...plainTraces() });

export const leaveForm = () => z.strictObject({ email: emailAddress() });

export const waitAnswer = () => z.strictObject({ received: z.literal(true) });
