import 'server-only';
import { z } from 'zod';
import { accept, reject } from '@/domain/result';
import { ownersOf } from '../owners';
import { defineQuery, defineUseCase } from '../use-case';

type OwnerView = {
  email: string;
  passkeys: { id: string; label: string; createdAt: string; usedAt: string | null }[];
  sessions: { id: string; device: string; createdAt: string; expiresAt: string }[];
};

/** The owners with their passkeys and sign-ins. A passkey outlives its owner's entry in OWNERS, but opens no session. */
export const listOwners = defineQuery('owners', async (db, _: void, now): Promise<OwnerView[]> => {
  const passkeys = await db.selectFrom('desk_passkeys').selectAll().orderBy('created_at').execute();
  const sessions = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();
  const emails = [...new Set([...ownersOf(), ...passkeys.map(({ email }) => email)])];
  return emails.map((email) => ({
    email,
    passkeys: passkeys
      .filter((one) => one.email === email)
      .map(({ id, label, created_at: createdAt, used_at: usedAt }) => ({ id, label, createdAt, usedAt })),
    sessions: sessions
      .filter((one) => one.email === email)
      .map(({ id, device, created_at: createdAt, expires_at: expiresAt }) => ({ id, device, createdAt, expiresAt })),
  }));
});

/** Signs an owner out everywhere and deletes the passkeys: for a lost or stolen device. */
export const revoke = defineUseCase({
  name: 'revoke-owner',
  needsPasskey: true,
  schema: z.strictObject({ email: z.string().toLowerCase() }),
  audit: ({ email }) => ({ subject: email }),
  run: async (records, { email }) => {
    const counts = [];
    for (const table of ['desk_passkeys', 'desk_sessions', 'desk_devices', 'desk_invitations'] as const)
      counts.push(
        Number((await records.deleteFrom(table).where('email', '=', email).executeTakeFirst()).numDeletedRows),
      );
    return counts.some((count) => count > 0) ? accept(counts[0] ?? 0) : reject({ code: 'no-owner' });
  },
  successMessage: (count, { email }) => `${email} is signed out everywhere. Deleted passkeys: ${count}.`,
  rejectionMessage: (_, { email }) => `${email} has no passkey and no invitation.`,
});

/** Deletes one passkey, and signs out who used it. */
export const removePasskey = defineUseCase({
  name: 'remove-passkey',
  needsPasskey: true,
  schema: z.strictObject({ passkey: z.string() }),
  audit: ({ passkey }) => ({ subject: passkey }),
  run: async (records, { passkey }) => {
    const gone = await records
      .deleteFrom('desk_passkeys')
      .where('id', '=', passkey)
      .returning(['email', 'label'])
      .executeTakeFirst();
    if (!gone) return reject({ code: 'no-passkey' });
    await records.deleteFrom('desk_sessions').where('passkey', '=', passkey).execute();
    return accept(gone);
  },
  successMessage: ({ email, label }) => `The passkey “${label}” of ${email} is deleted.`,
  rejectionMessage: () => 'This passkey was deleted before.',
});

/** Ends one sign-in. */
export const endSignIn = defineUseCase({
  name: 'end-sign-in',
  schema: z.strictObject({ session: z.string() }),
  audit: ({ session }) => ({ subject: session }),
  run: async (records, { session }) => {
    const gone = await records
      .deleteFrom('desk_sessions')
      .where('id', '=', session)
      .returning('email')
      .executeTakeFirst();
    return gone ? accept(gone.email) : reject({ code: 'no-session' });
  },
  successMessage: (email) => `${email} is signed out there.`,
  rejectionMessage: () => 'This sign-in was over.',
});
