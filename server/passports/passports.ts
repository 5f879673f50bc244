import 'server-only';
import { type Selectable } from 'kysely';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { type OrderNumber } from '@/domain/order-number';
import { isPaid } from '@/domain/order-states';
import {
  addMonths,
  type PassportEntry,
  type PassportEntryKind,
  type PassportLink,
  type PassportView,
  serialOf,
} from '@/domain/passport';
import { accept, reject, type Result } from '@/domain/result';
import { batteryMonths } from '@/domain/specification';
import { type WatchKey, watchKey } from '@/domain/watch-key';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type OrderRow, type Schema } from '@/server/database/schema';
import { atomically, transact } from '@/server/database/transact';
import { type Feature, publish } from '@/server/events/registry';
import { supposedDelivery, timeSent, wasSent } from '@/server/orders/progress';
import { REPEAT_WINDOW_MS } from '@/server/orders/request-refund';
import { isToken, newToken } from '@/server/platform/tokens';
import { refundedUnits } from './refunded-units';

export type PassportRow = Selectable<Schema['passports']>;

/** A passport with its order and watch. `entries` omit the notes of former holders. */
export type Passport = PassportRow & {
  order: OrderRow;
  watch: WatchKey;
  name: string;
  entries: readonly PassportEntry[];
  /** Day from which the guarantees run, a UTC date. */
  from: string;
  /** True once the order or this unit was refunded: the passport is read-only. */
  isClosed: boolean;
};

/** Why an action on a passport is rejected. */
export type PassportCode = 'unknown-passport' | 'passport-closed';

/** Creates a passport for each unit of a paid order, in the transaction of the payment (docs/product.md 39.1). */
export const passports: Feature = {
  handlers: { 'order-paid': (records, { order }, now) => createPassports(records, order, now) },
};

async function createPassports(records: Database, number: OrderNumber, now: Date): Promise<void> {
  const { email } = await records
    .selectFrom('orders')
    .select('email')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const lines = await records
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('order_number', '=', number)
    .execute();
  const units = lines.flatMap(({ position: line, quantity }) =>
    Array.from({ length: quantity }, (_, index) => ({
      order_number: number,
      line,
      unit: index + 1,
      token: newToken(),
      holder: 0,
      holder_email: email,
      battery_changed_on: null,
      remind_on: null,
      stolen_at: null,
      created_at: now.toISOString(),
    })),
  );
  await records
    .insertInto('passports')
    .values(units)
    .onConflict((conflict) => conflict.columns(['order_number', 'line', 'unit']).doNothing())
    .execute();
}

/**
 * Lists the passports of a paid order that its shopper still holds. Creates those of an order that was paid before
 * passports existed.
 */
export async function passportsOf(
  db: Database,
  { number, state }: Pick<OrderRow, 'number' | 'state'>,
  now: Date,
): Promise<PassportLink[]> {
  if (!isPaid(state)) return [];
  const read = () =>
    db
      .selectFrom('passports')
      .innerJoin('order_lines', (join) =>
        join
          .onRef('order_lines.order_number', '=', 'passports.order_number')
          .onRef('order_lines.position', '=', 'passports.line'),
      )
      .select(['passports.token', 'passports.line', 'passports.unit', 'passports.holder', 'order_lines.name'])
      .where('passports.order_number', '=', number)
      .orderBy('passports.line')
      .orderBy('passports.unit')
      .execute();
  let found = await read();
  if (found.length === 0) {
    await atomically(db, (records) => createPassports(records, number, now));
    found = await read();
  }
  return found.filter(({ holder }) => holder === 0).map(({ token, name, line, unit }) => ({ token, name, line, unit }));
}

/** Finds the passport of a token; undefined if there is none, or if a hand-over has replaced it. */
export async function findPassport(db: Database, token: string): Promise<Passport | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db.selectFrom('passports').selectAll().where('token', '=', token).executeTakeFirst();
  return row && describe(db, row);
}

/** Finds the passport of a sold unit, for the owner. */
export async function findPassportOfUnit(
  db: Database,
  number: OrderNumber,
  line: number,
  unit: number,
): Promise<Passport | undefined> {
  const row = await db
    .selectFrom('passports')
    .selectAll()
    .where('order_number', '=', number)
    .where('line', '=', line)
    .where('unit', '=', unit)
    .executeTakeFirst();
  return row && describe(db, row);
}

async function describe(db: Database, row: PassportRow): Promise<Passport> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', row.order_number)
    .executeTakeFirstOrThrow();
  const line = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', '=', row.order_number)
    .where('position', '=', row.line)
    .executeTakeFirstOrThrow();
  const entries = await entriesOf(db, row);
  const shown = entries
    .filter(({ author, holder }) => author === 'shop' || holder === row.holder)
    .map(({ kind, author, note, at }) => ({ kind, author, note, at }));
  const watch = watchKey({ catalogue: line.catalogue, id: line.watch_id });
  const isClosed = !isPaid(order.state) || (await refundedUnits(db, row.order_number, row.line)).includes(row.unit);
  const sent = wasSent(order) ? await timeSent(db, order.number) : undefined;
  const from = order.delivered_on ?? supposedDelivery(order, sent?.slice(0, 10) ?? '');
  return { ...row, order, watch, name: line.name, entries: shown, from, isClosed };
}

/** Returns the data of a passport page: without an address, and with the order only for its shopper. */
export function passportView({ order, line, unit, holder, ...passport }: Passport): PassportView {
  return {
    token: passport.token,
    watch: passport.watch,
    name: passport.name,
    serial: serialOf({ order: order.number, line, unit }),
    from: passport.from,
    isDelivered: order.delivered_on !== null,
    country: order.country,
    batteryChangedOn: passport.battery_changed_on,
    stolenAt: passport.stolen_at,
    isClosed: passport.isClosed,
    orderToken: holder === 0 ? order.token : undefined,
    entries: passport.entries,
  };
}

function entriesOf(db: Database, { order_number: number, line, unit }: PassportRow) {
  return db
    .selectFrom('passport_entries')
    .selectAll()
    .where('order_number', '=', number)
    .where('line', '=', line)
    .where('unit', '=', unit)
    .orderBy('sequence')
    .execute();
}

/** An action of a passport's holder. Dates are UTC dates. */
export type PassportAct =
  | { kind: 'note'; note: string }
  | { kind: 'service-asked'; note: string }
  | { kind: 'battery'; on: string; isReminded: boolean }
  | { kind: 'stolen' }
  | { kind: 'found' }
  | { kind: 'handed-over'; email: string };

/**
 * Applies an action of the token's holder and publishes its event (docs/product.md 39.4 to 39.8). A hand-over replaces the
 * token: the old one becomes invalid, and of two parallel hand-overs one succeeds.
 *
 * @returns the token that opens the passport of the present caller; undefined after a hand-over.
 */
export function actOnPassport(
  db: Database,
  token: string,
  act: PassportAct,
  now: Date,
): Promise<Result<string | undefined, PassportCode>> {
  return transact<string | undefined, PassportCode>(db, async (records) => {
    const row = isToken(token) ? await lockPassport(records, token) : undefined;
    if (!row) return reject({ code: 'unknown-passport' });
    const passport = await describe(records, row);
    if (passport.isClosed || (act.kind === 'handed-over' && row.stolen_at !== null))
      return reject({ code: 'passport-closed' });
    const isRepeated = (act.kind === 'stolen') === (row.stolen_at !== null);
    if ((act.kind === 'stolen' || act.kind === 'found') && isRepeated) return accept(token);
    const change = await changeOf(act, passport, now);
    if (change) await update(records, row, change);
    if (await isEntered(records, row, act, now)) return accept(token);
    const sequence = await addEntry(records, row, { kind: act.kind, author: 'holder', note: noteOf(act) }, now);
    if (act.kind === 'handed-over') await forgetNotes(records, row);
    const unit = { order: row.order_number, line: row.line, unit: row.unit };
    if (act.kind === 'handed-over') {
      await publish(records, 'passport-handed-over', { ...unit, from: row.holder_email, sequence }, now);
      return accept(undefined);
    }
    if (act.kind === 'service-asked')
      await publish(records, 'service-asked', { ...unit, note: act.note, sequence }, now);
    if (act.kind === 'stolen') await publish(records, 'watch-stolen', { ...unit, sequence }, now);
    return accept(token);
  });
}

/** True if the holder entered the same note, service or battery within the last minute. */
async function isEntered(records: DatabaseTransaction, row: PassportRow, act: PassportAct, now: Date) {
  if (act.kind !== 'note' && act.kind !== 'service-asked' && act.kind !== 'battery') return false;
  const since = new Date(now.getTime() - REPEAT_WINDOW_MS).toISOString();
  return (await entriesOf(records, row)).some(
    ({ author, holder, kind, note, at }) =>
      author === 'holder' && holder === row.holder && kind === act.kind && note === noteOf(act) && at > since,
  );
}

/** Adds an entry of the shop to the service log. */
export async function addShopEntry(db: Database, passport: PassportRow, note: string, now: Date): Promise<void> {
  await atomically(db, async (records) => {
    await lockPassport(records, passport.token);
    await addEntry(records, passport, { kind: 'serviced', author: 'shop', note }, now);
  });
}

/** Publishes the due reminders to change a battery, each once, but none of a refunded watch. @returns their number. */
export function remindOfBatteries(db: Database, now: Date): Promise<number> {
  return atomically(db, async (records) => {
    const due = await records
      .updateTable('passports')
      .set({ remind_on: null })
      .where('remind_on', '<=', now.toISOString().slice(0, 10))
      .returningAll()
      .execute();
    let published = 0;
    for (const row of due) {
      if ((await describe(records, row)).isClosed) continue;
      const { order_number: order, line, unit, battery_changed_on: on } = row;
      await publish(records, 'battery-due', { order, line, unit, since: on ?? '' }, now);
      published += 1;
    }
    return published;
  });
}

/** Reads the passport of a token and locks its row until the transaction ends. */
function lockPassport(records: DatabaseTransaction, token: string): Promise<PassportRow | undefined> {
  return records
    .updateTable('passports')
    .set((row) => ({ created_at: row.ref('created_at') }))
    .where('token', '=', token)
    .returningAll()
    .executeTakeFirst();
}

async function changeOf(act: PassportAct, { watch, holder }: Passport, now: Date) {
  if (act.kind === 'stolen') return { stolen_at: now.toISOString() };
  if (act.kind === 'found') return { stolen_at: null };
  if (act.kind === 'handed-over')
    return { token: newToken(), holder: holder + 1, holder_email: act.email, remind_on: null };
  if (act.kind !== 'battery') return undefined;
  const found = await everyWatch.findWatch(watch);
  const months = found ? batteryMonths(found.specification) : null;
  const remindOn = act.isReminded && months !== null ? addMonths(act.on, months) : null;
  return { battery_changed_on: act.on, remind_on: remindOn };
}

function noteOf(act: PassportAct): string {
  if (act.kind === 'note' || act.kind === 'service-asked') return act.note;
  return act.kind === 'battery' ? act.on : '';
}

async function update(
  records: DatabaseTransaction,
  { order_number: number, line, unit }: PassportRow,
  change: Partial<PassportRow>,
): Promise<void> {
  await records
    .updateTable('passports')
    .set(change)
    .where('order_number', '=', number)
    .where('line', '=', line)
    .where('unit', '=', unit)
    .execute();
}

/** Deletes the notes of holders, so that the next holder never sees them. */
export async function forgetNotes(
  records: DatabaseTransaction,
  { order_number: number, line, unit }: Pick<PassportRow, 'order_number' | 'line' | 'unit'>,
): Promise<void> {
  await records
    .updateTable('passport_entries')
    .set({ note: '' })
    .where('order_number', '=', number)
    .where('line', '=', line)
    .where('unit', '=', unit)
    .where('author', '=', 'holder')
    .execute();
}

type NewEntry = { kind: PassportEntryKind; author: 'shop' | 'holder'; note: string };

async function addEntry(
  records: DatabaseTransaction,
  passport: PassportRow,
  entry: NewEntry,
  now: Date,
): Promise<number> {
  const { order_number, line, unit, holder } = passport;
  const sequence = (await entriesOf(records, passport)).length;
  await records
    .insertInto('passport_entries')
    .values({ order_number, line, unit, sequence, holder, at: now.toISOString(), ...entry })
    .execute();
  return sequence;
}
