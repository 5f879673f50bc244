import { z } from 'zod';

const key = z.uuid();

/** An agent's idempotency key, where it is a UUID as the protocol has it; what is none is no key. */
export function readKey(sent: unknown): string | undefined {
  const read = key.safeParse(sent);
  return read.success ? read.data.toLowerCase() : undefined;
}
