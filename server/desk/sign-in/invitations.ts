import 'server-only';
import { z } from 'zod';
import { emailAddress } from '@/contract/fields.schema';
import { absoluteUrl } from '@/data/site';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { renderMail } from '@/server/notifications/layout';
import { enqueueMail } from '@/server/notifications/outbox';
import { hashOf, isToken, newToken } from '@/server/platform/tokens';
import { ownersOf } from '../owners';
import { defineUseCase } from '../use-case';

/** How long an invitation can be opened, in ms. */
const INVITATION_MS = 24 * 60 * 60_000;

/** URL of an invitation. */
const invitationUrl = (token: string) => absoluteUrl(`/desk/invite/${token}`);

/**
 * Makes a link that enrols one passkey of an owner. The terminal prints it. An owner at the desk does not see it: it goes
 * to the invited address, which proves that the address is the new owner's.
 */
export const invite = defineUseCase({
  name: 'invite-owner',
  needsPasskey: true,
  schema: z.strictObject({ email: emailAddress() }),
  audit: ({ email }) => ({ subject: email.toLowerCase() }),
  run: async (records, { email: typed }, { now, owner }): Promise<Result<string, 'no-owner'>> => {
    const email = typed.toLowerCase();
    if (!ownersOf().includes(email)) return reject({ code: 'no-owner' });
    const token = newToken();
    const expires = new Date(now.getTime() + INVITATION_MS).toISOString();
    const row = { token_hash: hashOf(token), email, created_at: now.toISOString(), expires_at: expires, used_at: null };
    await records.insertInto('desk_invitations').values(row).execute();
    const url = invitationUrl(token);
    if (owner.name === 'terminal') return accept(url);
    const title = 'Your way to the desk';
    const blocks = [
      { kind: 'text', text: `${owner.name} invites you to the desk of the shop. The link works once, for a day.` },
      { kind: 'button', label: 'Set up your passkey', url },
    ] as const;
    const mail = { to: email, subject: title, ...renderMail(title, blocks) };
    await enqueueMail(records, `desk-invitation:${hashOf(token)}`, mail, now);
    return accept('');
  },
  successMessage: (_, { email }) => `The invitation goes to ${email}. Its link works once, for a day.`,
  rejectionMessage: (_, { email }) =>
    `${email} is not in OWNERS. Add it to the shop’s settings and start the shop again.`,
});

/** Returns the email address of the invited owner; undefined for a used or expired invitation. */
export async function findInvitation(db: Database, token: string, now: Date): Promise<string | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db
    .selectFrom('desk_invitations')
    .select('email')
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row && ownersOf().includes(row.email) ? row.email : undefined;
}

/** Uses an invitation up. False if it was used before. */
export async function useInvitation(records: Database, token: string, now: Date): Promise<boolean> {
  const used = await records
    .updateTable('desk_invitations')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return used !== undefined;
}
