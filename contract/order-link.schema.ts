import { z } from 'zod';
import { isOrderNumber, readOrderNumber } from '@/domain/order-number';
import { because, emailAddress, requiredText } from './fields.schema';
import { plainTraces, scriptTraces } from './form-traces.schema';
import { longestOrderNumber } from './order-link';

const number = () =>
  requiredText(longestOrderNumber).transform(readOrderNumber).refine(isOrderNumber, because('order-number'));

export const orderLinkRequest = () => z.strictObject({ number: number(), email: emailAddress(), ...scriptTraces() });

/** The same from a page whose scripts have not run. */
export const orderLinkForm = () => z.strictObject({ number: number(), email: emailAddress(), ...plainTraces() });

export const orderLinkAnswer = () => z.strictObject({ received: z.literal(true) });
