import { type Database } from '@/server/database/database';
import { resend as resendMail } from '@/server/desk/health/health';
import { unsentMail } from '@/server/notifications/outbox';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command } from './command';
import { utcMinute } from '@/domain/local-date';

export const mail: Command = {
  name: 'mail',
  usage: ['list', 'resend <id>', 'resend --all'],
  run: (db, [what, id, ...more]) => {
    if (more.length > 0) return undefined;
    if (what === 'list' && id === undefined) return list(db);
    return what === 'resend' && id ? resend(db, id) : undefined;
  },
};

async function list(db: Database): Promise<string> {
  const found = await unsentMail(db);
  if (found.length === 0) return 'All mail is sent.';
  return found
    .map(({ id, recipient, attempts, next_attempt_at: next, abandoned_at: abandonedAt, last_error: why }) => {
      const state = abandonedAt === null ? `next try ${utcMinute(next)}Z` : `expired ${utcMinute(abandonedAt)}Z`;
      return `${id}  ${recipient}  tries: ${attempts}, ${state}${why === null ? '' : `\n  ${why}`}`;
    })
    .join('\n');
}

async function resend(db: Database, id: string): Promise<string> {
  const input = id === '--all' ? {} : { id };
  const resent = await atTerminal(resendMail, db, input);
  if (!resent.ok) throw new ReportedError(resendMail.rejectionMessage(resent.rejection, input));
  return resendMail.successMessage(resent.value, input);
}
