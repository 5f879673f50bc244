import 'server-only';
import { type OrderNumber } from '@/domain/order-number';
import { readBook } from '@/server/accounts/read-book';
import { parseLists } from '@/server/lists/account-lists';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { returnsOf } from '@/server/orders/claimed-units';
import { parcelsOf } from '@/server/orders/parcels';
import { factsOfOrder } from '@/server/invoices/read';
import { disputesOf, historyOf, refundsOf } from '@/server/orders/read';
import { inSnapshot } from '@/server/database/transact';
import { hasEmail, isHeldBy, isMailOf } from './address-conditions';

/**
 * Returns everything that the shop stores under an email address, as one snapshot, for that person (docs/product.md
 * 27.9). It contains no token, key or payment id, so that it grants no access.
 *
 * @param email in any case.
 */
export function exportShopper(db: Database, email: string) {
  return inSnapshot(db, async (records) => ({
    email,
    orders: await ordersOf(records, email),
    messages: await records
      .selectFrom('contact_messages')
      .select(['name', 'email', 'subject', 'body', 'created_at', 'answered_at'])
      .where(hasEmail(email))
      .orderBy('created_at')
      .execute(),
    newsletter: await records
      .selectFrom('subscribers')
      .select(['email', 'state', 'created_at', 'changed_at'])
      .where(hasEmail(email))
      .execute(),
    waitsFor: await records
      .selectFrom('back_in_stock_subscriptions')
      .select(['watch', 'email', 'language', 'created_at'])
      .where(hasEmail(email))
      .orderBy('watch')
      .execute(),
    withdrawals: await records
      .selectFrom('withdrawal_declarations')
      .select(['order_number', 'full_name', 'email', 'items', 'created_at', 'confirmed_at'])
      .where(hasEmail(email))
      .orderBy('created_at')
      .execute(),
    preparedByAgents: await preparedOf(records, email),
    savedAddresses: await savedAddressesOf(records, email),
    passports: await passportsOf(records, email),
    lists: (
      await records.selectFrom('account_lists').select(['lists', 'used_at']).where(hasEmail(email)).execute()
    ).map(({ lists, used_at }) => ({ ...parseLists(lists), used_at })),
    mail: await records
      .selectFrom('outbox')
      .select(['recipient', 'subject', 'created_at', 'sent_at', 'abandoned_at'])
      .where(isMailOf(email))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  }));
}

/** Lists checkouts prepared by agents for the person, without their ids, which grant access. */
async function preparedOf(records: DatabaseTransaction, email: string) {
  const rows = await records
    .selectFrom('agent_sessions')
    .select(['agent', 'prepared', 'currency', 'created_at', 'expires_at'])
    .where(hasEmail(email))
    .orderBy('created_at')
    .execute();
  return rows.map(({ prepared, ...row }) => {
    const content: unknown = JSON.parse(prepared);
    return { ...row, prepared: content };
  });
}

/** Lists addresses of accounts with this email, if it is confirmed. An unconfirmed account may be another person's. */
async function savedAddressesOf(records: DatabaseTransaction, email: string) {
  const books = await records
    .selectFrom('address_books')
    .select('user_id')
    .where(hasEmail(email))
    .where('email_confirmed', '=', 1)
    .orderBy('user_id')
    .execute();
  const found = await Promise.all(books.map(({ user_id }) => readBook(records, user_id)));
  return found.flat();
}

/** Lists the passports that the person holds, with their own entries and the shop's, without the token. */
async function passportsOf(records: DatabaseTransaction, email: string) {
  const held = await records
    .selectFrom('passports')
    .select(['order_number', 'line', 'unit', 'holder', 'battery_changed_on', 'remind_on', 'stolen_at'])
    .where(isHeldBy(email))
    .orderBy('order_number')
    .orderBy('line')
    .orderBy('unit')
    .execute();
  const found = [];
  for (const { holder, ...passport } of held) {
    const entries = await records
      .selectFrom('passport_entries')
      .select(['kind', 'author', 'note', 'at'])
      .where('order_number', '=', passport.order_number)
      .where('line', '=', passport.line)
      .where('unit', '=', passport.unit)
      .where((row) => row.or([row('author', '=', 'shop'), row('holder', '=', holder)]))
      .orderBy('sequence')
      .execute();
    found.push({ ...passport, entries });
  }
  return found;
}

/** All columns of an order except those that open its page or name its payment. */
const columns = [
  'number',
  'state',
  'user_id',
  'email',
  'full_name',
  'phone',
  'address_line1',
  'address_line2',
  'city',
  'region',
  'postal_code',
  'country',
  'shipping_label',
  'currency',
  'language',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'total_cents',
  'promo_code',
  'refunded_cents',
  'packed_at',
  'delivered_on',
  'cancel_requested_at',
  'created_at',
  'changed_at',
] as const;

async function ordersOf(records: DatabaseTransaction, email: string) {
  const found = await records
    .selectFrom('orders')
    .select(columns)
    .where(hasEmail(email))
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  const orders = [];
  for (const order of found) orders.push({ ...order, ...(await partsOf(records, order.number)) });
  return orders;
}

async function partsOf(records: DatabaseTransaction, number: OrderNumber) {
  const lines = await records
    .selectFrom('order_lines')
    .select(['name', 'quantity', 'unit_cents'])
    .where('order_number', '=', number)
    .orderBy('position')
    .execute();
  const history = await historyOf(records, number);
  const parcels = await parcelsOf(records, number);
  const refunds = await refundsOf(records, number);
  const disputes = await disputesOf(records, number);
  const invoices = await factsOfOrder(records, number);
  const returns = await returnsOf(records, number);
  const notes = await records
    .selectFrom('order_notes')
    .select(['text', 'created_at'])
    .where('order_number', '=', number)
    .orderBy('created_at')
    .execute();
  return {
    lines,
    invoices,
    notes,
    history: history.map(({ event, to_state, source, at, note }) => ({ event, to_state, source, at, note })),
    parcels: parcels.map(({ carrier, tracking_number, recorded_at }) => ({ carrier, tracking_number, recorded_at })),
    refunds: refunds.map(({ amount_cents, state, created_at }) => ({ amount_cents, state, created_at })),
    returns: returns.map(({ number, kind, state, reason, answer, tracking, created_at, lines }) => ({
      ...{ number, kind, state, reason, answer, tracking, created_at },
      lines: lines.map(({ line, units }) => ({ line: line + 1, units })),
    })),
    disputes: disputes.map(({ amount_cents, state, reason, created_at }) => ({
      amount_cents,
      state,
      reason,
      created_at,
    })),
  };
}
