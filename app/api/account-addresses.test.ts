import { GET, POST } from './account/addresses/route';
import { POST as forget } from './account/addresses/forget/route';
import { POST as remove } from './account/addresses/remove/route';
import { POST as share } from './lists/route';
import { sql } from 'kysely';
import type { SavedAddress } from '@/contract/account-addresses';
import { type Handler } from '@/server/http/serve';
import { shareLists } from '@/server/lists/account-lists';
import { exportShopper } from '@/server/retention/export-shopper';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { memberHeaders, savedAddress } from '@/server/testing/member';
import { post } from '@/server/testing/requests';

const sent = { ...savedAddress, isFirst: false };
const before = process.env.AUTH_EMULATOR_ADDRESS;

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);
  beforeEach(() => {
    process.env.AUTH_EMULATOR_ADDRESS = 'http://127.0.0.1:9';
  });
  afterEach(() => {
    if (before === undefined) delete process.env.AUTH_EMULATOR_ADDRESS;
    else process.env.AUTH_EMULATOR_ADDRESS = before;
  });

  type Answer = { addresses?: SavedAddress[]; error?: { code: string; field?: string } };
  const answerOf = async (handler: Handler, request: Request) => {
    const response = await handler(request);
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const as = (userId: string | undefined) => (userId === undefined ? {} : memberHeaders(userId));
  const save = (change: object = {}, userId: string | undefined = 'ada') =>
    answerOf(POST, post({ ...sent, ...change }, as(userId)));
  const book = (userId: string | undefined) =>
    answerOf(GET, new Request('http://localhost:3000/api/account/addresses', { headers: as(userId) }));

  // Verifies docs/product.md 29.11 (own book, book of another member).
  it('address book routes keep a member’s addresses and hide them from other members', async () => {
    const { status, body } = await save();
    expect([status, body.addresses]).toEqual([200, [expect.objectContaining(savedAddress)]]);
    expect(await book('ada')).toEqual({ status: 200, body });
    expect(await book('eve')).toEqual({ status: 200, body: { addresses: [] } });
    const id = body.addresses?.[0]?.id;
    expect((await answerOf(remove, post({ id }, as('eve')))).body).toEqual({ addresses: [] });
    expect((await answerOf(forget, post('', as('eve')))).status).toBe(200);
    expect(await book('ada')).toEqual({ status: 200, body });
    expect((await answerOf(remove, post({ id }, as('ada')))).body).toEqual({ addresses: [] });
  });

  it('the deletion before that of an account takes its addresses and its lists, and those of no other account', async () => {
    const { db } = where();
    for (const userId of ['ada', 'eve']) {
      await save({}, userId);
      const member = { userId, email: `${userId}@example.com` } as Parameters<typeof shareLists>[1];
      const line = { n: 1, list: 'cart', type: 'join', key: 'xerix/1', quantity: 1 } as const;
      await shareLists(db, member, { browser: crypto.randomUUID(), after: 0, operations: [line] }, new Date());
    }
    expect((await answerOf(forget, post('', as('ada')))).status).toBe(200);
    expect([(await book('ada')).body.addresses, (await book('eve')).body.addresses]).toMatchObject([[], { length: 1 }]);
    expect(await db.selectFrom('account_lists').select('user_id').execute()).toEqual([{ user_id: 'eve' }]);
  });

  // Verifies docs/product.md 29.15.
  it('a deletion that fails at the lists keeps the addresses, and the member still stores', async () => {
    const { db } = where();
    await save();
    await sql`alter table account_lists rename to lists_elsewhere`.execute(db);
    expect((await answerOf(forget, post('', as('ada')))).status).toBe(500);
    await sql`alter table lists_elsewhere rename to account_lists`.execute(db);
    expect((await book('ada')).body.addresses).toHaveLength(1);
    expect((await save({ line1: '2 Odd Street' })).body.addresses).toHaveLength(2);
  });

  // Verifies docs/product.md 27.9.
  it('an address that was saved before its member confirmed the email address is exported once the book is opened', async () => {
    const { db } = where();
    await save();
    const exported = async () => (await exportShopper(db, 'ada@example.com')).savedAddresses;
    expect(await exported()).toEqual([]);
    const headers = memberHeaders('ada', 'ada@example.com', { isVerified: true });
    const { body } = await answerOf(GET, new Request('http://localhost:3000/api/account/addresses', { headers }));
    expect(await exported()).toEqual(body.addresses);
  });

  // Verifies docs/product.md 11.11 (other browsers).
  it('another browser of a deleted account stores neither its lists nor an address again', async () => {
    const { db } = where();
    const headers = memberHeaders('ada', 'ada@example.com', { isVerified: true, ageMs: 30 * 60_000 });
    const line = { n: 1, list: 'cart', type: 'join', key: 'xerix/1', quantity: 1 } as const;
    const exchange = () =>
      answerOf(share, post({ browser: crypto.randomUUID(), after: 0, operations: [line] }, headers));
    expect([(await exchange()).status, (await answerOf(POST, post(sent, headers))).status]).toEqual([200, 200]);
    expect((await answerOf(forget, post('', memberHeaders('ada')))).status).toBe(200);
    for (const { status, body } of [await exchange(), await answerOf(POST, post(sent, headers))])
      expect([status, body.error?.code]).toEqual([401, 'bad-token']);
    expect(await db.selectFrom('account_lists').select('user_id').execute()).toEqual([]);
    expect((await book('ada')).body.addresses).toEqual([]);
  });

  it('a member whose account was not deleted after its records stores them again after the next sign-in', async () => {
    expect((await answerOf(forget, post('', memberHeaders('ada')))).status).toBe(200);
    await where()
      .db.updateTable('rate_limits')
      .set({ window_start: new Date(Date.now() - 120_000).toISOString() })
      .execute();
    expect((await save()).status).toBe(200);
  });

  it('address book routes require a valid token, and the shop’s origin for changes', async () => {
    const id = '4a1f6a39-8f8a-4f59-8a3a-1d1f4c1c1b11';
    const all = (headers: Record<string, string>) =>
      Promise.all([
        answerOf(GET, new Request('http://localhost:3000/', { headers })),
        answerOf(POST, post(sent, headers)),
        answerOf(remove, post({ id }, headers)),
        answerOf(forget, post('', headers)),
      ]);
    const codes = async (headers: Record<string, string>) => (await all(headers)).map(({ body }) => body.error?.code);
    expect(await codes({})).toEqual(Array(4).fill('no-token'));
    expect(await codes({ authorization: 'Bearer x' })).toEqual(Array(4).fill('bad-token'));
    expect(await codes({ ...memberHeaders('ada'), origin: 'https://elsewhere.example' })).toEqual([
      undefined,
      ...Array(3).fill('wrong-origin'),
    ]);
  });

  // Verifies docs/product.md 13.17 (server).
  it.each([
    [{ line1: '' }, 'line1'],
    [{ fullName: ' ' }, 'fullName'],
    [{ city: '!' }, 'city'],
    [{ region: 'ZZ' }, 'region'],
    [{ country: 'DE', region: '', postalCode: '12' }, 'postalCode'],
    [{ country: 'USA' }, 'country'],
    [{ id: 'mine' }, 'id'],
    [{ isFirst: 'yes' }, 'isFirst'],
    [{ line2: 'x'.repeat(121) }, 'line2'],
    [{ userId: 'eve' }, ''],
  ])('POST addresses rejects an invalid address and names its field: %j', async (change, field) => {
    expect(await save(change)).toMatchObject({ status: 400, body: { error: { code: 'bad-request', field } } });
    expect((await book('ada')).body.addresses).toEqual([]);
  });

  it('address book routes reject an eleventh address, and the 101st change of one member in ten minutes', async () => {
    for (let street = 0; street < 10; street += 1) await save({ line1: `${street} Odd Street` });
    expect(await save({ line1: '10 Odd Street' })).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-addresses' } },
    });
    await where().db.updateTable('rate_limits').set({ hits: 100 }).execute();
    expect(await save()).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
    const id = '4a1f6a39-8f8a-4f59-8a3a-1d1f4c1c1b11';
    expect(await answerOf(remove, post({ id }, as('ada')))).toMatchObject({ status: 429 });
    expect((await save({}, 'eve')).status).toBe(200);
    expect((await book('ada')).body.addresses).toHaveLength(10);
  });
});
