import 'server-only';
import { z } from 'zod';
import { emailAddress } from '@/contract/fields.schema';
import { csv } from '@/domain/csv';
import { accept, reject, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { transact } from '@/server/database/transact';
import { hashOf } from '@/server/platform/tokens';
import { exportShopper } from '@/server/retention/export-shopper';
import { type Forgotten, forgetShopper } from '@/server/retention/forget-shopper';
import { pageOf, type Paged } from '../paged';
import { defineQuery, defineUseCase, type DeskCode } from '../use-case';

/** A row of the list of shoppers. `email` is in lower case. */
type Shopper = { email: string; name: string; orders: number; messages: number; newsletter: string };

type ShoppersFilter = { find?: string; page?: number };

type ShoppersPage = Paged<Shopper> & {
  /** Number of newsletter subscriptions by state. */
  newsletter: Readonly<Record<'confirmed' | 'pending' | 'unsubscribed', number>>;
};

/** A page of the persons whose name or email address contains a text, by address. */
export const shoppersPage = defineQuery(
  'shoppers',
  async (db, { find = '', page }: ShoppersFilter): Promise<ShoppersPage> => {
    const shoppers = new Map<string, Shopper>();
    const add = (email: string, change: Partial<Shopper>) => {
      if (email === '') return;
      const key = email.toLowerCase();
      const before = shoppers.get(key) ?? { email: key, name: '', orders: 0, messages: 0, newsletter: '' };
      shoppers.set(key, { ...before, ...change, name: change.name || before.name });
    };
    const orders = await db
      .selectFrom('orders')
      .select([
        'email',
        (row) => row.fn.max('full_name').as('name'),
        (row) => row.fn.countAll<number | string>().as('count'),
      ])
      .groupBy('email')
      .execute();
    for (const { email, name, count } of orders)
      add(email, { name, orders: (shoppers.get(email.toLowerCase())?.orders ?? 0) + Number(count) });
    const messages = await db
      .selectFrom('contact_messages')
      .select(['email', (row) => row.fn.countAll<number | string>().as('count')])
      .where('suspected', '=', 0)
      .groupBy('email')
      .execute();
    for (const { email, count } of messages)
      add(email, { messages: (shoppers.get(email.toLowerCase())?.messages ?? 0) + Number(count) });
    const newsletter = { confirmed: 0, pending: 0, unsubscribed: 0 };
    for (const { email, state } of await db.selectFrom('subscribers').select(['email', 'state']).execute()) {
      newsletter[state] += 1;
      add(email, { newsletter: state });
    }
    const typed = find.toLowerCase();
    const found = [...shoppers.values()]
      .filter(({ email, name }) => email.includes(typed) || name.toLowerCase().includes(typed))
      .toSorted((one, other) => (one.email < other.email ? -1 : 1));
    return { ...pageOf(found, page), newsletter };
  },
);

/** Returns a pseudonym of a shopper for the audit log, which outlives their data. */
const subjectOf = ({ email }: { email: string }) => `shopper ${hashOf(email.toLowerCase()).slice(0, 12)}`;

/** Everything that the shop stores under an email address, as JSON for that shopper. */
export const exportShopperData = defineUseCase({
  name: 'export-shopper',
  needsPasskey: true,
  schema: z.strictObject({ email: emailAddress() }),
  audit: (input) => ({ subject: subjectOf(input) }),
  runOutside: async (db, { email }, { begin }): Promise<Result<string, DeskCode>> => {
    const begun = await transact<void, DeskCode>(db, begin);
    return begun.ok ? accept(JSON.stringify(await exportShopper(db, email), undefined, 2)) : begun;
  },
  successMessage: (_, { email }) => `The data of ${email} is exported.`,
  rejectionMessage: (_, { email }) => `The data of ${email} was not exported.`,
});

/** Deletes the records under an email address, as far as bookkeeping law allows. The address is typed twice. */
export const forget = defineUseCase({
  name: 'forget-shopper',
  needsPasskey: true,
  schema: z.strictObject({ email: emailAddress(), again: z.string().trim() }),
  audit: (input) => ({ subject: subjectOf(input) }),
  run: async (records, { email, again }): Promise<Result<Forgotten, 'not-typed'>> =>
    again.toLowerCase() === email.toLowerCase()
      ? accept(await forgetShopper(records, email))
      : reject({ code: 'not-typed' }),
  successMessage: ({ orders, emptied, kept, messages, subscriptions, addresses }, { email }) =>
    [
      `The data of ${email} is deleted: ${messages} messages, ${subscriptions} newsletter subscriptions, ${addresses} addresses, ${orders.length} unpaid orders.`,
      ...(emptied.length > 0
        ? [`Bookkeeping keeps name, address and amounts of ${emptied.join(', ')}, without the email address.`]
        : []),
      ...kept.map(({ number, why }) => `Order ${number} stays for now, because ${why}.`),
      'Stripe, Firebase and earlier backups have their own records.',
    ].join(' '),
  rejectionMessage: () => 'Nothing was deleted. Type the address of the shopper to confirm.',
});

/** The confirmed newsletter subscriptions as CSV. */
export const exportNewsletter = defineUseCase({
  name: 'export-newsletter',
  needsPasskey: true,
  schema: z.strictObject({}),
  audit: () => ({ subject: 'newsletter' }),
  run: async (records) => accept(newsletterCsv(await confirmedSubscribers(records))),
  successMessage: () => 'The subscriptions are exported.',
  rejectionMessage: () => 'The subscriptions were not exported.',
});

type Subscriber = { email: string; created_at: string; changed_at: string };

const confirmedSubscribers = (records: Database): Promise<Subscriber[]> =>
  records
    .selectFrom('subscribers')
    .select(['email', 'created_at', 'changed_at'])
    .where('state', '=', 'confirmed')
    .orderBy('email')
    .execute();

const newsletterCsv = (subscribers: readonly Subscriber[]) =>
  csv<Subscriber>(
    { email: ({ email }) => email, asked: (one) => one.created_at, confirmed: (one) => one.changed_at },
    subscribers,
  );
