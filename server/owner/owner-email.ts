import { z } from 'zod';
import { emailAddress } from '@/contract/fields.schema';

/** OWNER_EMAIL is no address that mail could be sent to. */
export class OwnerEmailError extends Error {
  constructor() {
    super('OWNER_EMAIL is one e-mail address, owner@example.com for instance, or is left out.');
    this.name = 'OwnerEmailError';
  }
}

const setting = z.literal('').or(emailAddress()).optional();

/** Where the owner reads mail; undefined for a shop that tells its owner nothing. @throws {OwnerEmailError} */
export function ownerEmail(env: Partial<NodeJS.ProcessEnv> = process.env): string | undefined {
  const parsed = setting.safeParse(env.OWNER_EMAIL);
  if (!parsed.success) throw new OwnerEmailError();
  return parsed.data || undefined;
}
