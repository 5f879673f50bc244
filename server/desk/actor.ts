import 'server-only';
import { accept, reject, type Result } from '@/domain/result';

/** An owner of the shop, at the desk or at the terminal. */
export type Owner = {
  readonly role: 'owner';
  /** Verified email address, or `terminal`. The audit log shows it. */
  readonly name: string;
  /** True if the passkey was used within {@link CONFIRMED_MS}; always true at the terminal. */
  readonly isConfirmed: boolean;
};

/** The caller of a use case. */
export type Actor = Owner | { readonly role: 'shopper' | 'guest' };

/** Validity of a passkey for refunds, exports, prices and owners, in ms. */
export const CONFIRMED_MS = 10 * 60_000;

/** A person who can run commands on the shop's machine is an owner. */
export const terminal: Owner = { role: 'owner', name: 'terminal', isConfirmed: true };

/** Returns the actor if it is an owner; otherwise, or if the passkey must be used again, rejects it. */
export function requireOwner(
  actor: Actor,
  { needsPasskey = false }: { needsPasskey?: boolean } = {},
): Result<Owner, 'not-owner' | 'passkey-needed'> {
  if (actor.role !== 'owner') return reject({ code: 'not-owner' });
  return needsPasskey && !actor.isConfirmed ? reject({ code: 'passkey-needed' }) : accept(actor);
}

/** An exception of {@link defineQuery}: a page reads records without having checked for an owner. */
export class NotOwnerError extends Error {
  constructor(name: string, code: string) {
    super(`The query ${name} is for owners only: ${code}.`);
    this.name = 'NotOwnerError';
  }
}
