import 'server-only';
import { type Selectable } from 'kysely';
import { type SavedAddress } from '@/contract/account-addresses';
import { countries } from '@/data/countries';
import { daysBefore } from '@/data/retention-days';
import { locale } from '@/domain/language';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { type Schema } from '@/server/database/schema';

/** Returns a member's address book for a page, and records its use once a day. */
export async function openBook(db: Database, userId: string, now: Date): Promise<SavedAddress[]> {
  const addresses = await readBook(db, userId);
  if (addresses.length > 0) {
    await db
      .updateTable('address_books')
      .set({ used_at: now.toISOString() })
      .where('user_id', '=', userId)
      .where('used_at', '<=', daysBefore(now, 1))
      .execute();
  }
  return addresses;
}

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
