import { isLongRun } from '@/domain/testing/long-tests';
import fc from 'fast-check';
import { maxSavedAddresses } from '@/contract/limits';
import type { SavedAddress } from '@/contract/account-addresses';
import { addressBookResponse } from '@/contract/account-addresses.schema';
import { later, now } from '@/server/testing/checkout';
import { itOnce, onEachEngine, onSqlite } from '@/server/testing/engines';
import { savedAddress } from '@/server/testing/member';
import { countUnits } from '@/server/abuse/rate-limit';
import { forgetBook, limitChanges, removeAddress, saveAddress } from './change-book';
import { openBook, readBook } from './read-book';

const ada = { userId: 'ada', email: 'ada@example.com' };
const eve = { userId: 'eve', email: 'eve@example.com' };
type Typed = Parameters<typeof saveAddress>[2];
const typed = (change: Partial<Typed> = {}): Typed => ({ ...savedAddress, isFirst: false, ...change });
const namesIn = (book: readonly SavedAddress[]) => book.map(({ fullName }) => fullName);

onEachEngine((where) => {
  const save = async (change: Partial<Typed> = {}, member = ada) => {
    const saved = await saveAddress(where().db, member, typed(change), now);
    if (!saved.ok) throw new Error(saved.rejection.code);
    return saved.value;
  };
  const idOf = async (fullName: string) =>
    (await readBook(where().db, 'ada')).find((address) => address.fullName === fullName)?.id ?? '';

  itOnce(
    'saveAddress stores an address as typed, with its country’s name, and makes the first one the default',
    async () => {
      const book = await save();
      expect(addressBookResponse().parse({ addresses: book })).toEqual({ addresses: book });
      expect(book).toEqual([
        { ...savedAddress, id: expect.stringMatching(/^[0-9a-f-]{36}$/), isFirst: true, countryName: 'United States' },
      ]);
      expect(await openBook(where().db, ada, now)).toEqual(book);
    },
  );

  itOnce('readBook lists the default address first and the others by name', async () => {
    for (const fullName of ['Émile', 'zoë', 'Ada', 'Bob']) await save({ fullName, isFirst: fullName === 'zoë' });
    expect(namesIn(await readBook(where().db, 'ada'))).toEqual(['zoë', 'Ada', 'Bob', 'Émile']);
    await save({ fullName: 'Bob', isFirst: true });
    expect(namesIn(await readBook(where().db, 'ada'))).toEqual(['Bob', 'Ada', 'Émile', 'zoë']);
    const left = await removeAddress(where().db, 'ada', await idOf('Bob'));
    expect(left.map(({ fullName, isFirst }) => [fullName, isFirst])).toEqual([
      ['Ada', true],
      ['Émile', false],
      ['zoë', false],
    ]);
  });

  itOnce('saveAddress keeps the default address when another one is added', async () => {
    await save({ fullName: 'Bob' });
    expect(namesIn(await save({ fullName: 'Ada' }))).toEqual(['Bob', 'Ada']);
    await removeAddress(where().db, 'ada', await idOf('Bob'));
    await save({ fullName: 'Zoë' });
    expect(namesIn(await save({ fullName: 'Aaron' }))).toEqual(['Ada', 'Aaron', 'Zoë']);
  });

  itOnce('saveAddress changes an address in place and keeps it the default', async () => {
    await save({ fullName: 'Bob', isFirst: true });
    await save({ fullName: 'Ada' });
    const id = await idOf('Bob');
    expect(await save({ id, fullName: 'Zoë' })).toMatchObject([
      { id, fullName: 'Zoë', isFirst: true },
      { fullName: 'Ada', isFirst: false },
    ]);
  });

  itOnce('saveAddress stores the same address once when it is repeated or another one is changed into it', async () => {
    await save({ isFirst: true });
    const [first] = await save();
    await save({ fullName: 'Bob' });
    expect(await save({ id: await idOf('Bob') })).toEqual([first]);
    await save({ fullName: 'Bob', isFirst: true });
    expect(await save({ id: await idOf('Bob') })).toEqual([first]);
    await save({ fullName: 'Zoë' });
    await save({ fullName: 'Bob', isFirst: true });
    expect(namesIn(await save({ id: await idOf('Bob'), fullName: 'Zoë' }))).toEqual(['Zoë', savedAddress.fullName]);
  });

  it('saveAddress stores a changed address again when it was removed at the same time', async () => {
    const [gone] = await save();
    await removeAddress(where().db, 'ada', gone?.id ?? '');
    expect(await save({ id: gone?.id, city: 'Albany' })).toMatchObject([{ city: 'Albany' }]);
  });

  itOnce('address book functions read, change and remove nothing in another member’s book', async () => {
    const { db } = where();
    const [adas] = await save();
    const id = adas?.id ?? '';
    expect(await readBook(db, 'eve')).toEqual([]);
    expect(await removeAddress(db, 'eve', id)).toEqual([]);
    await save({ id, fullName: 'Eve', isFirst: true }, eve);
    await forgetBook(db, 'eve');
    expect(await readBook(db, 'ada')).toEqual([adas]);
    expect(await db.selectFrom('address_books').select('user_id').execute()).toEqual([{ user_id: 'ada' }]);
  });

  it('saveAddress never exceeds the limit under concurrent saves, and a change needs no free place', async () => {
    const { db } = where();
    const streets = Array.from({ length: maxSavedAddresses + 2 }, (_, index) => `${index} Odd Street`);
    const saved = await Promise.all(streets.map((line1) => saveAddress(db, ada, typed({ line1 }), now)));
    const rejected = saved.flatMap((result) => (result.ok ? [] : [result.rejection]));
    expect(rejected).toEqual(Array(2).fill({ code: 'too-many-addresses' }));
    const book = await readBook(db, 'ada');
    expect(book).toHaveLength(maxSavedAddresses);
    expect(new Set(book.map(({ line1 }) => line1)).size).toBe(maxSavedAddresses);
    expect(await save({ id: book[3]?.id, city: 'Albany' })).toHaveLength(maxSavedAddresses);
    expect(await save({ ...savedAddress, line1: book[0]?.line1 })).toHaveLength(maxSavedAddresses);
  });

  itOnce('saveAddress rejects an address in a country that the shop does not ship to', async () => {
    for (const country of ['CU', 'ZZ', 'us']) {
      expect(await saveAddress(where().db, ada, typed({ country, region: '', postalCode: '' }), now)).toEqual({
        ok: false,
        rejection: { code: 'country-not-served', field: 'country' },
      });
    }
    expect(await where().db.selectFrom('address_books').select('user_id').execute()).toEqual([]);
  });

  it('readBook returns nothing after the last address is removed, and forgetBook removes the whole book', async () => {
    const { db } = where();
    const books = () => db.selectFrom('address_books').select('user_id').execute();
    const [only] = await save();
    expect(await removeAddress(db, 'ada', only?.id ?? '')).toEqual([]);
    expect(await books()).toEqual([]);
    await save();
    await save({ fullName: 'Bob' });
    await save({}, eve);
    await forgetBook(db, 'ada');
    await forgetBook(db, 'ada');
    expect(await books()).toEqual([{ user_id: 'eve' }]);
    expect(await db.selectFrom('saved_addresses').select('user_id').execute()).toEqual([{ user_id: 'eve' }]);
  });

  it('openBook records the use of a book once a day', async () => {
    const { db } = where();
    const usedAt = () => db.selectFrom('address_books').select('used_at').executeTakeFirstOrThrow();
    await save();
    await openBook(db, ada, later(24 * 60 * 60_000 - 1));
    expect(await usedAt()).toEqual({ used_at: now.toISOString() });
    await openBook(db, ada, later(24 * 60 * 60_000));
    expect(await usedAt()).toEqual({ used_at: later(24 * 60 * 60_000).toISOString() });
  });
});

onSqlite((where) => {
  it('an address book keeps whether the address of its member is confirmed, as of the last save', async () => {
    const kept = [];
    for (const member of [ada, { ...ada, verifiedEmail: ada.email }, ada]) {
      await saveAddress(where().db, member, typed(), now);
      kept.push(await where().db.selectFrom('address_books').select(['email', 'email_confirmed']).execute());
    }
    expect(kept).toEqual([0, 1, 0].map((confirmed) => [{ email: ada.email, email_confirmed: confirmed }]));
  });

  it('limitChanges accepts 100 changes of one account in ten minutes', async () => {
    const { db } = where();
    const counted = { action: 'address-book', subject: 'ada', units: 99 };
    await countUnits(db, [counted], 10 * 60_000, now);
    const changes = [await limitChanges(db, 'ada', now), await limitChanges(db, 'ada', now)];
    expect([...changes, await limitChanges(db, 'eve', now)].map(({ ok }) => ok)).toEqual([true, false, true]);
  });

  const change = fc.oneof(
    fc.record({
      does: fc.constant('save' as const),
      city: fc.constantFrom('Bath', 'Rome', 'Ulm'),
      at: fc.nat(4),
      isFirst: fc.boolean(),
    }),
    fc.record({ does: fc.constant('remove' as const), at: fc.nat(4) }),
  );

  it('an address book has no duplicates and exactly one default after any sequence of changes', async () => {
    const { db } = where();
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        await forgetBook(db, 'ada');
        for (const each of changes) {
          const before = await readBook(db, 'ada');
          const id = before[each.at]?.id;
          if (each.does === 'remove') await removeAddress(db, 'ada', id ?? '');
          else await saveAddress(db, ada, typed({ id, city: each.city, isFirst: each.isFirst }), now);
          const book = await readBook(db, 'ada');
          expect(new Set(book.map(({ city }) => city)).size).toBe(book.length);
          expect(book.filter(({ isFirst }) => isFirst)).toHaveLength(Math.min(book.length, 1));
          if (each.does === 'save' && each.isFirst) expect(book[0]?.city).toBe(each.city);
          if (each.does === 'save' && !each.isFirst && before[0] && before[0].id !== id)
            expect(book[0]).toEqual(before[0]);
        }
      }),
      { numRuns: isLongRun ? 25 : 10 },
    );
  });
});
