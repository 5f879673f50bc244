import { z } from 'zod';
import { addressResponse } from './address.schema';
import { codedText } from './fields.schema';
import { maxEmailLength } from './limits';

/**
 * `session` is the token from the page's address. `key` is a UUID that the browser generated. `email` is the
 * address that the shopper gave the agent; empty if not stated.
 */
export const handOffRequest = () =>
  z.strictObject({
    session: z.string().max(64),
    key: z.uuid(),
    email: codedText(maxEmailLength).default(''),
  });

/**
 * Prefills the checkout form. Pricing validates watches and quantities. Texts may be empty; `country` is two letters
 * or empty. Without the matching email address only the country of the address is returned.
 */
export const handOffResponse = () =>
  z.strictObject({
    lines: z.array(z.strictObject({ catalogue: z.string(), id: z.int(), quantity: z.int() })).readonly(),
    email: z.string(),
    /** A valid phone number, if the agent gave one. */
    phone: z.string().optional(),
    address: addressResponse(),
    /** Id of a shipping service; empty for the default one. */
    service: z.string(),
    /** Empty for none. */
    promoCode: z.string(),
  });
