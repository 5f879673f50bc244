import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { queries, useCases } from '@/server/desk/all';
import { endSession } from '@/server/desk/sessions';
import { now, paidOrder } from '@/server/testing/checkout';
import { owner, postToDesk, signInOwner, withOwner } from '@/server/testing/desk';
import { itOnce, onEachEngine, onSqlite, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { GET as newsletterCsv } from '../(desk)/desk/newsletter.csv/route';
import { GET as ordersCsv } from '../(desk)/desk/orders.csv/route';
import { GET as shopperJson } from '../(desk)/desk/shopper.json/route';
import { GET as stockCsv } from '../(desk)/desk/stock.csv/route';
import { POST } from './desk/[action]/route';

onEachEngine((where) => {
  collectLog();
  withOwner();
  shareWithRoutes(where);

  const written = async () => {
    const tables = ['audit_log', 'desk_requests', 'order_notes', 'refunds'] as const;
    const rows = await Promise.all(tables.map((table) => where().db.selectFrom(table).selectAll().execute()));
    return rows.flat();
  };

  // Verifies docs/product.md 41.1 (role).
  itOnce('every use case and query of the desk refuses a shopper and a guest, and writes nothing', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    for (const role of ['shopper', 'guest'] as const) {
      for (const useCase of useCases) {
        const asked = useCase.perform(db, { role }, { number: order.number }, { now });
        expect([useCase.name, await asked]).toEqual([useCase.name, { ok: false, rejection: { code: 'not-owner' } }]);
      }
      for (const query of queries) {
        // The input is never read.
        const asked = query(db, { role }, undefined as never, now);
        await expect(asked).rejects.toThrow(`The query ${query.queryName} is for owners only: not-owner.`);
      }
    }
    expect(await written()).toEqual([]);
  });

  // Verifies docs/product.md 41.1 (form).
  it('the form of every use case is a missing page without a session and after signing out, and refuses a foreign origin', async () => {
    const { db } = where();
    const { order } = await paidOrder(db);
    const [signedOut, token] = [await signInOwner(db), await signInOwner(db)];
    await endSession(db, signedOut);
    for (const { name } of useCases) {
      const form = { number: order.number };
      const statuses = [
        (await POST(postToDesk(name, form))).status,
        (await POST(postToDesk(name, form, { token: signedOut }))).status,
        (await POST(postToDesk(name, form, { token, origin: 'https://evil.example' }))).status,
        (await POST(postToDesk(name, form, { token, origin: '' }))).status,
      ];
      expect([name, statuses]).toEqual([name, [404, 404, 403, 403]]);
    }
    expect((await POST(postToDesk('no-such-action', {}, { token }))).status).toBe(404);
    expect(await written()).toEqual([]);
  });

  // Verifies docs/product.md 12.10.
  itOnce('a form of an owner with U+0000 in a text is rejected with its field, and writes nothing', async () => {
    const token = await signInOwner(where().db);
    for (const field of ['number', 'text', 'back', 'key']) {
      const response = await POST(postToDesk('add-note', { number: 'OH-1', text: 'a', [field]: 'a\0' }, { token }));
      expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad-request', field } }]);
    }
    expect(await written()).toEqual([]);
  });

  // Verifies docs/product.md 41.1 (name of a use case).
  itOnce(
    'every use case has a name of its own, and a sentence for an owner who has to use the passkey again',
    async () => {
      const names = useCases.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const stale = { ...owner, isConfirmed: false };
      const needing = useCases.filter(({ needsPasskey }) => needsPasskey);
      expect(needing.map(({ name }) => name)).toEqual(expect.arrayContaining(['refund-order', 'export-orders']));
      for (const useCase of needing)
        expect(await useCase.perform(where().db, stale, {}, { now })).toMatchObject({
          rejection: { code: 'passkey-needed' },
        });
    },
  );
});

onSqlite((where) => {
  withOwner();
  shareWithRoutes(where);

  it.each([
    ['newsletter.csv', 'text/csv', /^email,asked,confirmed\r\n$/, newsletterCsv],
    ['orders.csv', 'text/csv', /^number,.*\r\nOH-\w{8},[^\n]*\r\n$/, ordersCsv],
    [
      'shopper.json',
      'application/json',
      /^\{\n {2}"email": "ada@example\.com",\n {2}"orders": \[\n {4}\{/,
      shopperJson,
    ],
    ['stock.csv', 'text/csv', /^watch,name,units,reserved,sold\r\n\w+\/1,/, stockCsv],
  ])(
    'the file %s is %s for an owner, asks for an older passkey again, and is missing for a visitor',
    async (...row) => {
      const [name, type, content, get] = row;
      const { db } = where();
      await paidOrder(db);
      const path = `/desk/${name}?email=ada@example.com`;
      const ask = (token: string) =>
        get(new Request(`http://localhost:3000${path}`, { headers: { cookie: `desk=${token}` } }));
      const file = await ask(await signInOwner(db));
      expect(Object.fromEntries(file.headers)).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(await file.text()).toMatch(content);
      const confirm = await ask(await signInOwner(db, new Date(Date.now() - 11 * 60_000)));
      const { pathname, searchParams } = new URL(confirm.headers.get('location') ?? '', 'http://localhost:3000');
      expect([confirm.status, pathname, searchParams.get('to')]).toEqual([303, '/desk/confirm', path]);
      const missing = await ask('');
      expect([missing.status, missing.headers.get('cache-control'), await missing.text()]).toEqual([
        404,
        'no-store',
        '',
      ]);
    },
  );
});

// Verifies docs/product.md 41.1 (role).
it('all.ts lists every use case and query that a file of the desk defines', () => {
  const sources = readdirSync('server/desk', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test\.ts$|use-case\.ts$/.test(file))
    .map((file) => readFileSync(join('server/desk', file), 'utf8'));
  const namesIn = (pattern: RegExp) => sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
  const defined = namesIn(/= defineUseCase[^]*?\bname: '([\w-]+)'/g);
  expect(defined.toSorted()).toEqual(useCases.map(({ name }) => name).toSorted());
  const asked = namesIn(/= defineQuery\(\s*'([\w-]+)'/g);
  expect(asked.toSorted()).toEqual(queries.map(({ queryName }) => queryName).toSorted());
});
