import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { longText } from '@/contract/fields.schema';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import { type DatabaseTransaction } from '@/server/database/database';
import { findMessage, listMessages, type MessageRow, noteAnswer, reopenMessage } from '@/server/messages/messages';
import { renderMail } from '@/server/notifications/layout';
import { enqueueMail } from '@/server/notifications/outbox';
import { pageOf, type Paged } from '../paged';
import { defineQuery, defineUseCase, type OwnerChange } from '../use-case';

/** Maximum length of an answer, in characters. */
const MAX_ANSWER = 5000;

/** Filters of the message list; the default is unanswered messages. */
export const messageFilters = ['suspected', 'answered'] as const;

type MessageFilter = { show?: (typeof messageFilters)[number]; page?: number };

/** A page of the messages, the oldest first; suspected ones apart, answered ones the newest first. */
export const messagesPage = defineQuery(
  'messages',
  async (db, { show, page }: MessageFilter): Promise<Paged<MessageRow>> => {
    if (show === 'answered') {
      const answered = (await listMessages(db, true)).filter(({ answered_at: at }) => at !== null);
      return pageOf(
        answered.toSorted((one, other) => (other.answered_at ?? '').localeCompare(one.answered_at ?? '')),
        page,
      );
    }
    const open = await listMessages(db);
    return pageOf(
      open.filter(({ suspected }) => (suspected === 1) === (show === 'suspected')),
      page,
    );
  },
);

type DeskMessage = {
  message: MessageRow;
  /** Actions of owners on the message, oldest first. */
  changes: readonly OwnerChange[];
  version: { text: string; seen: string };
};

/** One message; undefined if there is none. */
export const messagePage = defineQuery('message', async (db, id: string, now): Promise<DeskMessage | undefined> => {
  const found = await findMessage(db, id);
  if (!found.ok) return undefined;
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'actor as by', 'action'])
    .where('subject', '=', subjectOf(found.value))
    .orderBy('at')
    .execute();
  const changes = rows.map(({ at, by, action }) => ({ at, by, text: action.replaceAll('-', ' ') }));
  return { message: found.value, changes, version: { text: versionOf(found.value), seen: now.toISOString() } };
});

const subjectOf = ({ id }: { id: string }) => `message ${id}`;
const versionOf = ({ answered_at: answered }: MessageRow) => answered ?? 'open';

/** Finds and locks a message of a form. */
async function lockMessage(records: DatabaseTransaction, id: string): Promise<MessageRow | undefined> {
  return records
    .updateTable('contact_messages')
    .set((row) => ({ answered_at: row.ref('answered_at') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

type MessageCode = 'unknown-message' | 'answered' | 'open';

const aboutMessage = {
  audit: (input: { id: string }) => ({ subject: subjectOf(input) }),
  versionOf: async (records: DatabaseTransaction, { id }: { id: string }) => {
    const message = await lockMessage(records, id);
    return message ? versionOf(message) : '';
  },
  rejectionMessage: ({ code }: Rejection<MessageCode>) => {
    if (code === 'unknown-message') return 'There is no such message. Its sender may have had it deleted.';
    return code === 'answered' ? 'This message was answered before.' : 'This message waits for an answer already.';
  },
};

async function close(records: DatabaseTransaction, id: string, now: Date): Promise<Result<MessageRow, MessageCode>> {
  const message = await lockMessage(records, id);
  if (!message) return reject({ code: 'unknown-message' });
  if (message.answered_at !== null) return reject({ code: 'answered' });
  await noteAnswer(records, id, now);
  return accept(message);
}

/** Answers a message by email, with the message below, and marks it as answered. */
export const answerMessage = defineUseCase({
  ...aboutMessage,
  name: 'answer-message',
  schema: z.strictObject({ id: z.uuid(), text: longText(MAX_ANSWER) }),
  run: async (records, { id, text }, { now }): Promise<Result<MessageRow, MessageCode>> => {
    const closed = await close(records, id, now);
    if (closed.ok)
      await enqueueMail(records, `message-answer:${id}:${randomUUID()}`, answerMail(closed.value, text), now);
    return closed;
  },
  successMessage: ({ email }) => `The answer goes to ${email}. The message is answered.`,
});

/** Marks a message as answered, without an email: the owner called, or no answer is needed. */
export const closeMessage = defineUseCase({
  ...aboutMessage,
  name: 'close-message',
  schema: z.strictObject({ id: z.uuid() }),
  run: (records, { id }, { now }) => close(records, id, now),
  successMessage: ({ email }) => `The message of ${email} is answered.`,
  undo: (_, { id }) => ({ label: 'Undo', action: 'reopen-message', fields: { id } }),
});

/** Returns a message to those that wait for an answer. */
export const reopen = defineUseCase({
  ...aboutMessage,
  name: 'reopen-message',
  schema: z.strictObject({ id: z.uuid() }),
  run: async (records, { id }): Promise<Result<void, MessageCode>> => {
    const message = await lockMessage(records, id);
    if (!message) return reject({ code: 'unknown-message' });
    if (message.answered_at === null) return reject({ code: 'open' });
    await reopenMessage(records, id);
    return accept(undefined);
  },
  successMessage: () => 'The message waits for an answer again.',
});

function answerMail({ name, email, subject, body, created_at: at }: MessageRow, text: string) {
  const title = `Re: ${subject}`;
  const blocks = [
    { kind: 'text', text },
    { kind: 'text', text: `${name} wrote on ${at.slice(0, 10)}:\n${body}` },
  ] as const;
  return { to: email, subject: title, ...renderMail(title, blocks) };
}
