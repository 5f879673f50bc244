import { type Database } from '@/server/database/database';
import { closeMessage } from '@/server/desk/messages/messages';
import { findMessage, listMessages, type MessageRow } from '@/server/messages/messages';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal, type Command } from './command';
import { utcMinute } from '@/domain/local-date';

export const messages: Command = {
  name: 'messages',
  usage: ['[--all]', 'show <id>', 'done <id>'],
  run: (db, [what, id, ...more]) => {
    if (more.length > 0) return undefined;
    if (id === undefined && (what === undefined || what === '--all')) return list(db, what === '--all');
    if (what === 'show' && id) return find(db, id).then(messageText);
    return what === 'done' && id ? done(db, id) : undefined;
  },
};

async function list(db: Database, all: boolean): Promise<string> {
  const found = await listMessages(db, all);
  if (found.length === 0) return all ? 'No messages.' : 'No message waits for an answer.';
  const suspected = found.filter(isSuspected).map(lineOf);
  const lines = found.filter((message) => !isSuspected(message)).map(lineOf);
  return [...lines, ...(suspected.length > 0 ? [SUSPECTED, ...suspected] : [])].join('\n');
}

const SUSPECTED = 'Suspected as spam (a hidden field was filled, or the form within two seconds); no email was sent:';

const isSuspected = ({ suspected }: MessageRow) => suspected === 1;

const lineOf = ({ id, created_at: at, email, subject, answered_at: answered }: MessageRow) =>
  [id.slice(0, 8), `${utcMinute(at)}Z`, email, subject, ...(answered === null ? [] : ['(answered)'])].join('  ');

async function done(db: Database, start: string): Promise<string> {
  const { id } = await find(db, start);
  const closed = await atTerminal(closeMessage, db, { id });
  if (!closed.ok) throw new ReportedError(closeMessage.rejectionMessage(closed.rejection, { id }));
  return `Message ${id.slice(0, 8)} is answered.`;
}

async function find(db: Database, start: string): Promise<MessageRow> {
  const found = await findMessage(db, start.toLowerCase());
  if (found.ok) return found.value;
  const why = found.rejection.code === 'several-messages' ? 'matches more than one message' : 'matches no message';
  throw new ReportedError(`${start} ${why}.`);
}

function messageText({ id, created_at: at, name, email, subject, body, answered_at: answered, suspected }: MessageRow) {
  const state = answered === null ? 'waits for an answer' : `answered ${utcMinute(answered)}Z`;
  return [
    `${id}  ${state}${suspected === 1 ? ', suspected as spam' : ''}`,
    `${utcMinute(at)}Z  ${name} <${email}>`,
    subject,
    '',
    body,
  ].join('\n');
}
