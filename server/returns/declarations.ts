import 'server-only';
import { type Selectable } from 'kysely';
import { type OrderNumber } from '@/domain/order-number';
import { type WatchKey } from '@/domain/watch-key';
import { allowsMail } from '@/server/abuse/mail-budget';
import { type Database } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { atomically } from '@/server/database/transact';
import { publish } from '@/server/events/registry';
import { keepContactMessage } from '@/server/messages/messages';
import { lockOrder } from '@/server/orders/history';
import { hashOf, newToken } from '@/server/platform/tokens';
import { itemsText, requestReturn, type ReturnItems } from './request-return';

/** A shopper's declaration of withdrawal: the order as typed, the name and the units. */
export type Declaration = {
  number: OrderNumber;
  /** True if it was made on the order's own page. */
  isVerified: boolean;
  email: string;
  fullName: string;
  items: ReturnItems;
  /** True if the form looked filled by a program. */
  isSuspected: boolean;
};

export type DeclarationRow = Selectable<Schema['withdrawal_declarations']>;

/** Time in which the response to a confirmation handles its declaration, in ms. After that a job handles it. */
const HANDLED_WITHIN_MS = 30_000;

/** Saves the first step of a withdrawal and returns the token of its pages. The second step declares it. */
export async function draftDeclaration(db: Database, declaration: Declaration, now: Date): Promise<string> {
  const token = newToken();
  const { number, isVerified, email, fullName, items, isSuspected } = declaration;
  await db
    .insertInto('withdrawal_declarations')
    .values({
      token_hash: hashOf(token),
      order_number: number,
      is_verified: isVerified ? 1 : 0,
      email,
      full_name: fullName,
      items: JSON.stringify(items === 'all' ? [] : items),
      suspected: isSuspected ? 1 : 0,
      created_at: now.toISOString(),
      confirmed_at: null,
      handled_at: null,
    })
    .execute();
  return token;
}

/** Finds the declaration of a page's token. */
export function findDeclaration(db: Database, token: string): Promise<DeclarationRow | undefined> {
  return db
    .selectFrom('withdrawal_declarations')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
}

/** Returns the units that a declaration names. */
export function itemsOf({ items }: Pick<DeclarationRow, 'items'>): ReturnItems {
  const parsed: { watch: WatchKey; units: number }[] = JSON.parse(items); // only draftDeclaration writes this column
  return parsed.length === 0 ? 'all' : parsed;
}

/** Confirms a declaration; a repeated call keeps the first time. Undefined if no declaration has the token. */
export async function confirmDeclaration(db: Database, token: string, now: Date): Promise<DeclarationRow | undefined> {
  await db
    .updateTable('withdrawal_declarations')
    .set({ confirmed_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('confirmed_at', 'is', null)
    .execute();
  return findDeclaration(db, token);
}

/**
 * Handles a confirmed declaration once. If the shopper proved the order, by its page or by number and email address,
 * the declaration becomes a withdrawal. If a withdrawal is not possible, the shopper gets an email with the reason. Any
 * other declaration becomes a message to the owner. A guest's response must not wait for this, because its duration
 * would reveal a match.
 *
 * @param caller network address of a guest.
 */
export async function handleDeclaration(db: Database, hash: string, now: Date, caller?: string): Promise<void> {
  const declared = await db
    .selectFrom('withdrawal_declarations')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('confirmed_at', 'is not', null)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (!declared) return;
  if (!(await isOfOrder(db, declared))) {
    // If the process is killed between the two calls, the message is sent twice rather than lost.
    await keepContactMessage(db, messageOf(declared), declared.suspected === 0 ? person : program, now, caller);
    await claim(db, hash, now);
    return;
  }
  const mayMail = declared.is_verified === 1 || (await allowsMail(db, { email: declared.email, caller }, now));
  await atomically(db, async (records) => {
    // The order's lock comes before the declaration's.
    const order = await lockOrder(records, declared.order_number);
    if (!order || !(await claim(records, hash, now))) return;
    const declaredAt = declared.confirmed_at ?? '';
    const ask = { kind: 'withdrawal', items: itemsOf(declared) } as const;
    const entered = await requestReturn(records, order, ask, new Date(declaredAt));
    if (entered.ok || !mayMail) return;
    const event = { order: order.number, declaration: hash.slice(0, 32), declaredAt, why: entered.rejection.code };
    await publish(records, 'withdrawal-rejected', event, now);
  });
}

/** True if a declaration from the order's own page entered no withdrawal. Its shopper gets the reason by email. */
export async function isRejected(db: Database, declared: DeclarationRow): Promise<boolean> {
  if (declared.is_verified === 0 || declared.handled_at === null) return false;
  const entered = await db
    .selectFrom('return_requests')
    .select('number')
    .where('order_number', '=', declared.order_number)
    .where('kind', '=', 'withdrawal')
    .where('created_at', '=', declared.confirmed_at ?? '')
    .executeTakeFirst();
  return entered === undefined;
}

/** Handles confirmed declarations whose process ended before it did. @returns their number. */
export async function handleLeftDeclarations(db: Database, now: Date): Promise<number> {
  const left = await db
    .selectFrom('withdrawal_declarations')
    .select('token_hash')
    .where('handled_at', 'is', null)
    .where('confirmed_at', '<=', new Date(now.getTime() - HANDLED_WITHIN_MS).toISOString())
    .execute();
  for (const { token_hash: hash } of left) await handleDeclaration(db, hash, now);
  return left.length;
}

/** Passes the bot check: it was already made when the form arrived. */
const person = { website: '', filledForMs: Infinity };

/** Keeps the message with the suspected ones, without an email. */
const program = { website: 'filled', filledForMs: Infinity };

async function isOfOrder(db: Database, { order_number, email, is_verified, suspected }: DeclarationRow) {
  if (suspected === 1) return false;
  const order = await db.selectFrom('orders').select('email').where('number', '=', order_number).executeTakeFirst();
  return order !== undefined && (is_verified === 1 || order.email.toLowerCase() === email.toLowerCase());
}

/** Marks a declaration as handled. False if another process did it first. */
async function claim(records: Database, hash: string, now: Date): Promise<boolean> {
  const claimed = await records
    .updateTable('withdrawal_declarations')
    .set({ handled_at: now.toISOString() })
    .where('token_hash', '=', hash)
    .where('handled_at', 'is', null)
    .returning('token_hash')
    .executeTakeFirst();
  return claimed !== undefined;
}

function messageOf(declared: DeclarationRow) {
  const { order_number: number, full_name: name, email, confirmed_at: at, suspected } = declared;
  const subject = `Withdrawal from order ${number}`;
  const body = `${name} withdraws from ${itemsText(itemsOf(declared))} of order ${number}, declared ${at}.`;
  if (suspected === 1)
    return { name, email, subject, body: `${body} Nothing is entered. A withdrawal by a person is valid: answer it.` };
  return {
    name,
    email,
    subject: `${subject}, which is not an order of this address`,
    body: `${body} No order has this number and this email address. Find the order, and answer.`,
  };
}
