import 'server-only';
import { type Selectable } from 'kysely';
import { type SavedAddress } from '@/contract/account-addresses';
import { countries } from '@/data/countries';
import { daysBefore } from '@/data/retention-days';
import { locale } from '@/domain/language';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';
import { type Shopper } from './identity';

/**
 * Returns a member's address book for a page. Records its use once a day, and the member's present email address, under
 * which the book is exported and forgotten (docs/product.md 27.9, 27.10).
 */
export async function openBook(db: Database, member: Shopper, now: Date): Promise<SavedAddress[]> {
  const { userId } = member;
  const addresses = await readBook(db, userId);
  if (addresses.length > 0) {
    const holder = holderOf(member);
    await db
      .updateTable('address_books')
      .set({ ...holder, used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where((row) =>
        row.or([
          row('used_at', '<=', daysBefore(now, 1)),
          row('email', '!=', holder.email),
          row('email_confirmed', '!=', holder.email_confirmed),
        ]),
      )
      .execute();
  }
  return addresses;
}

/** The email address of a book's member, as the ID token names it, and whether it is confirmed. */
export const holderOf = ({ email, verifiedEmail }: Shopper) =>
  ({ email: email ?? '', email_confirmed: verifiedEmail === undefined ? 0 : 1 }) as const;

/** Returns a member's addresses: the default first, then the others by name. */
export async function readBook(records: Database | DatabaseTransaction, userId: string): Promise<SavedAddress[]> {
  const rows = await records
    .selectFrom('saved_addresses')
    .innerJoin('address_books', 'address_books.user_id', 'saved_addresses.user_id')
    .selectAll('saved_addresses')
    .select('address_books.default_address')
    .where('saved_addresses.user_id', '=', userId)
    .execute();
  const byName = rows.toSorted((one, other) => order.compare(nameOf(one), nameOf(other)));
  const first = byName.find(({ id, default_address }) => id === default_address) ?? byName[0];
  return [...(first ? [first] : []), ...byName.filter((row) => row !== first)].map((row) =>
    addressIn(row, row === first),
  );
}

const order = new Intl.Collator(locale);

type Row = Selectable<Schema['saved_addresses']>;

const nameOf = ({ full_name, address_line1, city, id }: Row) => [full_name, address_line1, city, id].join('\n');

function addressIn(row: Row, isFirst: boolean): SavedAddress {
  const { id, full_name: fullName, address_line1: line1, address_line2: line2, city, region, country } = row;
  const countryName = Object.entries(countries).find(([code]) => code === country)?.[1] ?? country;
  return { id, isFirst, fullName, line1, line2, city, region, postalCode: row.postal_code, country, countryName };
}
