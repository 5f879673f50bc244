import 'server-only';
import { z } from 'zod';
import { accept, reject, type Result } from '@/domain/result';
import { resendMail } from '@/server/notifications/outbox';
import { defineUseCase } from '../use-case';

/** Queues one unsent mail again, or all expired ones. */
export const resend = defineUseCase({
  name: 'resend-mail',
  schema: z.strictObject({ id: z.string().min(1).max(300).optional() }),
  audit: ({ id }) => ({ subject: 'mail', details: id?.split(':', 1)[0] ?? 'all expired' }),
  run: async (records, { id }, { now }): Promise<Result<number, 'not-waiting'>> => {
    const count = await resendMail(records, id, now);
    return count === 0 && id !== undefined ? reject({ code: 'not-waiting' }) : accept(count);
  },
  successMessage: (count) => `${count} ${count === 1 ? 'mail is' : 'mails are'} queued again.`,
  rejectionMessage: (_, { id }) => `Mail ${id} is not waiting: it is unknown, sent, or being sent.`,
});
