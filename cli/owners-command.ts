import { type Database } from '@/server/database/database';
import { terminal } from '@/server/desk/actor';
import { invite } from '@/server/desk/sign-in/invitations';
import { listOwners, revoke } from '@/server/desk/sign-in/owners-list';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal } from './orders/command';
import { utcMinute } from '@/domain/local-date';

const USAGE = [
  'npm run owners',
  'npm run owners -- invite <email address>',
  'npm run owners -- revoke <email address>',
].join('\n');

/**
 * Lists owners, prints a one-time link for a passkey, or signs an owner out everywhere. It needs only the terminal, so
 * it also works when every passkey is lost.
 *
 * @throws {ReportedError} with the usage, or with one sentence.
 */
export async function owners(db: Database, [what, email, ...more]: readonly string[]): Promise<string> {
  if (what === undefined) return list(db);
  if (email === undefined || more.length > 0) throw new ReportedError(USAGE);
  if (what === 'invite') {
    const url = await atTerminal(invite, db, { email });
    if (!url.ok) throw new ReportedError(invite.rejectionMessage(url.rejection, { email }));
    return `Open this link once, within a day, on the device of ${email}. It sets up a passkey:\n${url.value}`;
  }
  if (what !== 'revoke') throw new ReportedError(USAGE);
  const revoked = await atTerminal(revoke, db, { email: email.toLowerCase() });
  if (!revoked.ok) throw new ReportedError(revoke.rejectionMessage(revoked.rejection, { email }));
  return revoke.successMessage(revoked.value, { email });
}

async function list(db: Database): Promise<string> {
  const found = await listOwners(db, terminal, undefined, new Date());
  if (found.length === 0) return 'No owners: OWNERS is not set, so the shop has no desk.';
  return found
    .map(({ email, passkeys, sessions }) =>
      [
        email,
        ...(passkeys.length === 0 ? ['  no passkey: npm run owners -- invite ' + email] : []),
        ...passkeys.map(
          ({ label, createdAt, usedAt }) => `  passkey: ${label}, made ${day(createdAt)}, used ${day(usedAt)}`,
        ),
        ...sessions.map(({ device, createdAt }) => `  signed in: ${device}, since ${day(createdAt)}`),
      ].join('\n'),
    )
    .join('\n');
}

const day = (time: string | null) => (time ? utcMinute(time) : 'never');
