import { absoluteUrl } from '@/data/site';
import { passportPath } from '@/domain/paths';
import { serialOf } from '@/domain/passport';
import { type Database } from '@/server/database/database';
import { findOrderByNumber } from '@/server/orders/read';
import { addShopEntry, findPassportOfUnit, passportsOf } from '@/server/passports/passports';
import { ReportedError } from '@/domain/reported-error';
import { type Command, orderNumberOf } from './command';

export const passports: Command = {
  name: 'passports',
  usage: ['<number>'],
  run: (db, [typed, ...more]) => (typed && more.length === 0 ? listPassports(db, typed) : undefined),
};

export const service: Command = {
  name: 'service',
  usage: ['<unit> <what was done>'],
  run: (db, [unit, ...words]) => {
    const note = words.join(' ').trim();
    return unit && note !== '' ? record(db, unit, note) : undefined;
  },
};

async function listPassports(db: Database, typed: string): Promise<string> {
  const number = orderNumberOf(typed);
  const order = await findOrderByNumber(db, number);
  if (!order) throw new ReportedError(`There is no order ${number}.`);
  const links = await passportsOf(db, order, new Date());
  if (links.length === 0) return `Order ${number} has no passport that its shopper holds.`;
  return links
    .map(
      ({ name, line, unit, token }) =>
        `${serialOf({ order: number, line, unit })}  ${name}  ${absoluteUrl(passportPath(token))}`,
    )
    .join('\n');
}

async function record(db: Database, typed: string, note: string): Promise<string> {
  const [, order = '', line, unit] = /^(.*)-(\d{1,3})-(\d{1,2})$/.exec(typed) ?? [];
  if (order === '') throw new ReportedError(`"${typed}" is not a unit. Write it like OH-7K3M9QX2-1-1.`);
  const number = orderNumberOf(order);
  const passport = await findPassportOfUnit(db, number, Number(line) - 1, Number(unit));
  if (!passport) throw new ReportedError(`There is no passport ${typed.toUpperCase()}.`);
  if (note.length > 500) throw new ReportedError('The text is longer than 500 characters.');
  await addShopEntry(db, passport, note, new Date());
  return `The service log of ${passport.name} has a new entry.`;
}
