import 'server-only';
import { type ExpressionBuilder } from 'kysely';
import { type Schema } from '@/server/database/schema';

/** Returns a condition for rows with this email address, compared without case by the database. */
export function hasEmail(email: string) {
  return <
    Table extends
      | 'orders'
      | 'contact_messages'
      | 'subscribers'
      | 'back_in_stock_subscriptions'
      | 'address_books'
      | 'account_lists'
      | 'agent_sessions'
      | 'withdrawal_declarations',
  >(
    row: ExpressionBuilder<Schema, Table>,
  ) => row(row.fn<string>('lower', ['email']), '=', row.fn<string>('lower', [row.val(email)]));
}

/**
 * Returns a condition for mail to this address, or to the owner with this Reply-To, but not for the owner's other mail.
 */
export function isMailOf(email: string) {
  return (row: ExpressionBuilder<Schema, 'outbox'>) => {
    const isIt = (column: 'recipient' | 'reply_to') =>
      row(row.fn<string>('lower', [column]), '=', row.fn<string>('lower', [row.val(email)]));
    return row.or([row.and([isIt('recipient'), row('id', 'not like', 'owner:%')]), isIt('reply_to')]);
  };
}

/** Returns a condition for passports whose present holder has this email address. */
export function isHeldBy(email: string) {
  return (row: ExpressionBuilder<Schema, 'passports'>) =>
    row(row.fn<string>('lower', ['holder_email']), '=', row.fn<string>('lower', [row.val(email)]));
}
