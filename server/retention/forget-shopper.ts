import 'server-only';
import { type Selectable, sql } from 'kysely';
import { type InvoiceReference } from '@/domain/invoice';
import { type OrderNumber } from '@/domain/order-number';
import { isOpenReturn, returnStates } from '@/domain/return-states';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { invoicesOf } from '@/server/invoices/read';
import { BATCH, deleteClosedUnpaidOrders } from './closed-unpaid-orders';
import { hasEmail, isHeldBy, isMailOf } from './address-conditions';
import { forgetEarlierAddresses, forgetHolders, forgetReturnWords } from './forget-old';

/** Numbers of deleted rows, and the remaining orders. */
export type Forgotten = {
  messages: number;
  subscriptions: number;
  backInStockSubscriptions: number;
  /** Withdrawals as declared. */
  declarations: number;
  /** Checkouts prepared by agents. */
  sessions: number;
  addresses: number;
  /** Passports of watches taken over from others that no longer name their holder; those of own orders go with them. */
  passports: number;
  /** Carts and wishlists of accounts. */
  lists: number;
  mails: number;
  /** Numbers of deleted orders. */
  orders: readonly string[];
  /** Numbers of orders that keep name, address, lines and sums for bookkeeping, without email, phone and account. */
  emptied: readonly string[];
  /** Documents of those orders, which stay unchanged for the period of bookkeeping law. */
  invoices: readonly InvoiceReference[];
  /** Orders that stay unchanged for now, with the reason as the end of a sentence. */
  kept: readonly { number: OrderNumber; why: string }[];
};

/**
 * Deletes the records under an email address, as far as bookkeeping law allows (docs/product.md 27.10). A closed order
 * keeps name, address, lines and sums for the invoice. An open order stays complete, with its mail. A later call also
 * removes orders that closed since.
 *
 * @param email in any case.
 */
export function forgetShopper(db: Database, email: string): Promise<Forgotten> {
  return atomically(db, async (records) => {
    const orders = await deleteAllClosedUnpaid(records, email);
    const emptied = await anonymiseClosedOrders(records, email);
    await emptyDeskForms(records, email, { deleted: orders, emptied });
    const left = await records.selectFrom('orders').selectAll().where(hasEmail(email)).orderBy('number').execute();
    const returning = new Set((await openReturns(records).execute()).map(({ order_number: number }) => number));
    const kept = left.map((order) => ({ number: order.number, why: reasonToKeep(order, returning) }));
    const count = async (table: 'contact_messages' | 'subscribers' | 'back_in_stock_subscriptions' | 'account_lists') =>
      Number((await records.deleteFrom(table).where(hasEmail(email)).executeTakeFirstOrThrow()).numDeletedRows);
    return {
      messages: await count('contact_messages'),
      subscriptions: await count('subscribers'),
      backInStockSubscriptions: await count('back_in_stock_subscriptions'),
      declarations: await forgetDeclarations(records, email),
      sessions: await forgetSessions(records, email),
      addresses: await forgetBooks(records, email),
      passports: await forgetHolders(records, (row) => row.and([isHeldBy(email)(row), row('holder', '>', 0)])),
      lists: await count('account_lists'),
      mails:
        (await deleteMail(records, email, new Set(left.map(({ number }) => number)))) +
        (await deleteOwnerMail(records, emptied)),
      orders,
      emptied,
      invoices: [...(await invoicesOf(records, emptied)).values()].flat(),
      kept,
    };
  });
}

/** Outcome of a form whose content is deleted: sent again, it still does nothing more. */
const EMPTIED_FORM = JSON.stringify({ ok: true, sentence: 'This form was done. Its content is deleted.' });

/**
 * Deletes what owners typed into forms of the desk about an address, or about orders that no longer name its shopper. A
 * form that was done keeps its key; one that was rejected or waits for the passkey is deleted.
 */
async function emptyDeskForms(
  records: DatabaseTransaction,
  email: string,
  { deleted, emptied }: { deleted: readonly string[]; emptied: readonly OrderNumber[] },
): Promise<void> {
  const returns = records.selectFrom('return_requests').select('number');
  const asked = emptied.length > 0 ? await returns.where('order_number', 'in', emptied).execute() : [];
  for (const text of [email, ...deleted, ...emptied, ...asked.map(({ number }) => number)]) {
    const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
    const names = (column: 'fields' | 'outcome') => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
    const found = await records
      .selectFrom('desk_requests')
      .select(['key', 'outcome'])
      .where((row) => row.or([names('fields'), names('outcome')]))
      .execute();
    for (const { key, outcome } of found) {
      const known: { ok: boolean } | null = JSON.parse(outcome ?? 'null');
      if (known?.ok)
        await records
          .updateTable('desk_requests')
          .set({ fields: JSON.stringify({ fields: {} }), outcome: EMPTIED_FORM })
          .where('key', '=', key)
          .execute();
      else await records.deleteFrom('desk_requests').where('key', '=', key).execute();
    }
  }
}

/** Deletes declarations of withdrawal. One that is not entered yet stays for the job that enters it. */
async function forgetDeclarations(records: DatabaseTransaction, email: string): Promise<number> {
  const deleted = records
    .deleteFrom('withdrawal_declarations')
    .where(hasEmail(email))
    .where((row) => row.or([row('confirmed_at', 'is', null), row('handled_at', 'is not', null)]));
  return Number((await deleted.executeTakeFirstOrThrow()).numDeletedRows);
}

async function forgetSessions(records: DatabaseTransaction, email: string): Promise<number> {
  const theirs = records.selectFrom('agent_sessions').select('id').where(hasEmail(email));
  await records.deleteFrom('agent_requests').where('session', 'in', theirs).execute();
  const deleted = await records.deleteFrom('agent_sessions').where(hasEmail(email)).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

async function forgetBooks(records: DatabaseTransaction, email: string): Promise<number> {
  const theirs = records.selectFrom('address_books').select('user_id').where(hasEmail(email));
  const deleted = await records.deleteFrom('saved_addresses').where('user_id', 'in', theirs).executeTakeFirstOrThrow();
  await records.deleteFrom('address_books').where(hasEmail(email)).execute();
  return Number(deleted.numDeletedRows);
}

async function deleteAllClosedUnpaid(records: DatabaseTransaction, email: string): Promise<string[]> {
  const deleted: string[] = [];
  for (;;) {
    const some = await deleteClosedUnpaidOrders(records, hasEmail(email));
    deleted.push(...some);
    if (some.length < BATCH) return deleted.sort();
  }
}

/** Anonymises closed orders: sent or refunded, without a pending refund, an open dispute, or an open return. */
async function anonymiseClosedOrders(records: DatabaseTransaction, email: string): Promise<OrderNumber[]> {
  const emptied = await records
    .updateTable('orders')
    .set({ email: '', phone: '', user_id: null })
    .where(hasEmail(email))
    .where('state', 'in', ['fulfilled', 'refunded'])
    .where('open_dispute', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('refunds')
            .select('key')
            .whereRef('refunds.order_number', '=', 'orders.number')
            .where('refunds.state', 'in', ['asked', 'pending']),
        ),
      ),
    )
    .where('number', 'not in', openReturns(records))
    .returning('number')
    .execute();
  const numbers = emptied.map(({ number }) => number).sort();
  await forgetEarlierAddresses(records, numbers);
  await forgetReturnWords(records, numbers);
  return numbers;
}

/** Numbers of orders with a withdrawal or return that is not closed. */
const openReturns = (records: DatabaseTransaction) =>
  records.selectFrom('return_requests').select('order_number').where('state', 'in', returnStates.filter(isOpenReturn));

function reasonToKeep(
  { number, state, open_dispute: dispute }: Selectable<Schema['orders']>,
  returning: ReadonlySet<string>,
): string {
  if (returning.has(number)) return 'a withdrawal or return is under way';
  if (dispute !== null) return 'it is in dispute';
  if (state === 'pending' || state === 'failed') return 'it can still be paid';
  if (state === 'paid') return 'it is paid and not sent yet';
  if (state === 'fulfilled' || state === 'refunded') return 'a refund is on its way';
  return 'it received a payment after it had expired or been canceled';
}

/** Mail to the owner with an address of the order, or with what its shopper wrote about a return. */
const hasWords = /^owner:(?:paid|address|return|return-sent):/;

/** Deletes unsent mail to the owner that has what closed orders do not keep. */
async function deleteOwnerMail(records: DatabaseTransaction, orders: readonly OrderNumber[]): Promise<number> {
  if (orders.length === 0) return 0;
  const returns = await records
    .selectFrom('return_requests')
    .select('number')
    .where('order_number', 'in', orders)
    .execute();
  const about = new Set<string>([...orders, ...returns.map(({ number }) => number)]);
  const unsent = await records
    .selectFrom('outbox')
    .select('id')
    .where('id', 'like', 'owner:%')
    .where('sent_at', 'is', null)
    .execute();
  const ids = unsent
    .map(({ id }) => id)
    .filter((id) => hasWords.test(id) && id.split(':').some((part) => about.has(part)));
  if (ids.length === 0) return 0;
  const deleted = await records.deleteFrom('outbox').where('id', 'in', ids).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}

/** @param going numbers of open orders, whose mail stays. */
async function deleteMail(records: DatabaseTransaction, email: string, going: ReadonlySet<string>): Promise<number> {
  const found = await records.selectFrom('outbox').select('id').where(isMailOf(email)).execute();
  const ids = found.map(({ id }) => id).filter((id) => !id.split(':').some((part) => going.has(part)));
  if (ids.length === 0) return 0;
  // The owner's notification about expired mail includes the address too.
  const all = [...ids, ...ids.map((id) => `owner:mail:${id}`)];
  const deleted = await records.deleteFrom('outbox').where('id', 'in', all).executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows);
}
