import 'server-only';
import { type Database } from '@/server/database/database';
import { tellOwner } from './tell-owner';

type LostMail = { id: string; recipient: string; subject: string };

/** Tells the owner of a mail that was given up. Of the owner's own mail it tells nothing: that would never end. */
export async function tellOfLostMail(records: Database, mail: LostMail, now: Date): Promise<void> {
  const { id, recipient, subject } = mail;
  if (id.startsWith('owner:')) return;
  const lines = [
    `“${subject}” to ${recipient} has been tried for five days and could not be sent.`,
    `Why: npm run orders -- mail list\nTo try it for five more days: npm run orders -- mail resend ${id}`,
  ];
  await tellOwner(records, `mail:${id}`, { subject: `A mail could not be sent: ${subject}`, lines }, now);
}
