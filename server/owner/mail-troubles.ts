import 'server-only';
import { type TroubleSource } from './trouble';

/** Mail that was given up: nobody tries to send it any more. */
export const mailTroubles: TroubleSource = async (db) => {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'gave_up_at', 'last_error'])
    .where('gave_up_at', 'is not', null)
    .execute();
  return mails.map(({ id, recipient, gave_up_at: since, last_error: why }) => ({
    cause: `mail:${id}`,
    since: since ?? '',
    text: `Mail ${id} to ${recipient} could not be sent: ${why ?? ''}`,
  }));
};
