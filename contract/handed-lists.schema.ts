import { z } from 'zod';
import { maxHandedListLength } from './limits';

const base64url = (length: number) => z.string().regex(new RegExp(String.raw`^[\w-]{${length}}$`));
/** SHA-256 over the key, as a proof that the caller has it. */
const proof = () => base64url(43);

/** An encrypted list, with a proof of its key. */
export const keepHandedListRequest = () =>
  z.strictObject({
    proof: proof(),
    /** Base64url of the initialisation vector and the ciphertext. */
    text: z
      .string()
      .regex(/^[\w-]+$/)
      .min(40)
      .max(maxHandedListLength),
  });

/** Id of the stored list, and the time of its expiry (UTC, ISO 8601). */
export const keepHandedListResponse = () => z.strictObject({ id: base64url(16), expiresAt: z.string() });

/** Id of a stored list, with the proof of its key. */
export const takeHandedListRequest = () => z.strictObject({ id: base64url(16), proof: proof() });

/** Base64url of the initialisation vector and the ciphertext. */
export const takeHandedListResponse = () => z.strictObject({ text: z.string() });
