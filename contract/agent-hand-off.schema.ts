import { z } from 'zod';
import { addressAnswer } from './address.schema';
import { maxEmailLength } from './limits';

/**
 * The session's id, from the address of its page, a UUID that the browser has made for it, and the email address that the
 * shopper has given the agent; empty where they do not say it.
 */
export const handOffRequest = () =>
  z.strictObject({
    session: z.string().max(64),
    key: z.uuid(),
    email: z.string().trim().max(maxEmailLength).default(''),
  });

/**
 * What goes into the checkout's form. Quantities and watches are the agent's word: what is not sold, or not so many, is
 * said where it is priced. Texts may be empty; a country is two letters or empty. Who does not name the email address that
 * the agent was given gets neither that nor name and address, but for the country.
 */
export const handOffAnswer = () =>
  z.strictObject({
    lines: z.array(z.strictObject({ catalogue: z.string(), id: z.int(), quantity: z.int() })).readonly(),
    email: z.string(),
    address: addressAnswer(),
    /** The id of a shipping service; empty for the usual one. */
    service: z.string(),
    /** Empty for none. */
    promoCode: z.string(),
  });
