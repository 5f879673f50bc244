import { emailAddress } from '@/contract/fields.schema';
import { type Database } from '@/server/database/database';
import { exportShopperData, forget } from '@/server/desk/shoppers/shoppers';
import { type Forgotten } from '@/server/retention/forget-shopper';
import { ReportedError } from '@/domain/reported-error';
import { atTerminal } from './orders/command';

const USAGE = 'npm run shopper -- export <email address>\nnpm run shopper -- forget <email address>';

/**
 * Returns a shopper's data as JSON; or deletes it and returns a report of deleted and remaining records.
 *
 * @param args `export` or `forget`, and the address.
 * @throws {ReportedError} with the usage.
 */
export async function shopper(db: Database, [what, typed, ...more]: readonly string[]): Promise<string> {
  if ((what !== 'export' && what !== 'forget') || typed === undefined || more.length > 0)
    throw new ReportedError(USAGE);
  const email = emailAddress().safeParse(typed);
  if (!email.success) throw new ReportedError(`"${typed}" is not an email address.`);
  if (what === 'export') {
    const exported = await atTerminal(exportShopperData, db, { email: email.data });
    if (exported.ok) return exported.value;
    throw new ReportedError(exportShopperData.rejectionMessage(exported.rejection, { email: email.data }));
  }
  const input = { email: email.data, again: email.data };
  const forgotten = await atTerminal(forget, db, input);
  if (!forgotten.ok) throw new ReportedError(forget.rejectionMessage(forgotten.rejection, input));
  return forgottenText(email.data, forgotten.value);
}

function forgottenText(email: string, forgotten: Forgotten): string {
  const { messages, subscriptions, backInStockSubscriptions, declarations, sessions } = forgotten;
  const { addresses, lists, mails, orders, emptied, invoices, kept } = forgotten;
  return [
    `Deleted for ${email}:`,
    `  messages: ${messages}`,
    `  newsletter subscriptions: ${subscriptions}`,
    `  back-in-stock subscriptions: ${backInStockSubscriptions}`,
    `  withdrawals as declared: ${declarations}`,
    `  checkouts prepared by agents: ${sessions}`,
    `  saved addresses: ${addresses}`,
    `  carts and wishlists of accounts: ${lists}`,
    `  mails: ${mails}`,
    `  unpaid orders: ${numbers(orders)}`,
    `  email address and account in closed orders: ${numbers(emptied)}`,
    ...(emptied.length > 0
      ? ['Kept for ten years, for bookkeeping: name, address, lines and amounts of the closed orders.']
      : []),
    ...(invoices.length > 0
      ? [
          `Kept to the end of the tenth year after their year, for bookkeeping: invoices and credit notes ${numbers(invoices.map(({ number }) => number))}.`,
        ]
      : []),
    ...kept.map(
      ({ number, why }) => `Kept in full for now: order ${number}, because ${why}. Run forget again once it is closed.`,
    ),
    'Stripe, Firebase and earlier backups have their own records.',
  ].join('\n');
}

function numbers(of: readonly string[]): string {
  return of.length === 0 ? 'none' : of.join(', ');
}
