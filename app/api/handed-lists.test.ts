// Verifies docs/product.md 40.8.
import { canEncrypt, handOver, takeOver } from '@/browser/handed-list';
import { maxHandedListLength } from '@/contract/limits';
import { handedListMinutes } from '@/domain/handed-list';
import { accept } from '@/domain/result';
import { countUnits } from '@/server/abuse/rate-limit';
import { forgetHandedLists, keepHandedList, limitHandedLists, takeHandedList } from '@/server/lists/handed-lists';
import { itOnce, onEachEngine, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { rejected } from '@/server/testing/results';
import { POST as keep } from './handed-lists/route';
import { POST as take } from './handed-lists/take/route';

const list = {
  list: 'cart',
  lines: [
    { key: 'xerix/1', quantity: 3 },
    { key: 'undone/3', quantity: 1 },
  ],
} as const;

onEachEngine((where) => {
  const log = collectLog();
  const bodies: string[] = [];
  let caller = 1;

  shareWithRoutes(where);
  beforeEach(() => {
    bodies.length = 0;
    caller += 1;
    globalThis.fetch = jest.fn(async (path, init) => {
      bodies.push(String(init?.body));
      const request = new Request(`http://localhost:3000${String(path)}`, {
        ...init,
        cache: undefined,
        headers: {
          'content-type': 'application/json',
          origin: 'http://localhost:3000',
          'x-odd-hours-caller': `192.0.2.${caller}`,
        },
      });
      return String(path).endsWith('/take') ? take(request) : keep(request);
    });
  });

  const handedOver = async () => {
    const answer = await handOver(list);
    if (!answer.ok) throw new Error(answer.rejection.code);
    return answer.value;
  };
  const rows = () => where().db.selectFrom('handed_lists').selectAll().execute();

  itOnce('a list travels to another device once', async () => {
    expect(canEncrypt()).toBe(true);
    const { id, key, expiresAt } = await handedOver();
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(handedListMinutes * 60_000);
    expect(await takeOver({ id, key })).toEqual({ ok: true, value: list });
    expect(await takeOver({ id, key })).toMatchObject({ rejection: { code: 'unknown-handed-list' } });
    expect(await rows()).toEqual([]);
  });

  itOnce('neither database, requests nor log have the key, the id or anything of the list in plain text', async () => {
    const { id, key } = await handedOver();
    const [row] = await rows();
    const text = Buffer.from(row?.text ?? '', 'base64url').toString('latin1');
    const everything = [JSON.stringify(await rows()), text, ...bodies, JSON.stringify(log())].join('\n');
    expect(text.length).toBeGreaterThan(1024);
    for (const secret of [key, 'xerix', 'undone', 'cart', 'lines']) expect(everything).not.toContain(secret);
    expect(JSON.stringify(await rows())).not.toContain(id);
  });

  itOnce('two lists of the same watches have nothing in common', async () => {
    await handedOver();
    await handedOver();
    const [one, other] = (await rows()).map(({ text }) => text);
    expect(one?.slice(0, 16)).not.toBe(other?.slice(0, 16));
    expect(one?.slice(-40)).not.toBe(other?.slice(-40));
  });

  itOnce('a wrong key is rejected and takes nothing away', async () => {
    const { id, key } = await handedOver();
    const { key: wrong } = await handedOver();
    expect(await takeOver({ id, key: wrong })).toMatchObject({ rejection: { code: 'wrong-list-key' } });
    expect(await takeOver({ id, key })).toMatchObject({ ok: true });
  });

  it('a changed ciphertext is rejected', async () => {
    const { id, key } = await handedOver();
    const [row] = await rows();
    const changed = `${row?.text.slice(0, 60)}${row?.text[60] === 'A' ? 'B' : 'A'}${row?.text.slice(61)}`;
    await where().db.updateTable('handed_lists').set({ text: changed }).execute();
    expect(await takeOver({ id, key })).toMatchObject({ rejection: { code: 'wrong-list-key' } });
  });

  it('of two devices at the same time one gets the list', async () => {
    const { id, key } = await handedOver();
    const answers = await Promise.all([1, 2, 3].map(() => takeOver({ id, key })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  itOnce('a list ends after ten minutes, and the job deletes it', async () => {
    const { id } = await handedOver();
    const end = new Date(Date.now() + handedListMinutes * 60_000);
    expect(await takeHandedList(where().db, { id, proof: 'x' }, end)).toMatchObject({
      rejection: { code: 'unknown-handed-list' },
    });
    expect(await forgetHandedLists(where().db, new Date(end.getTime() - 30_000))).toBe(0);
    expect(await forgetHandedLists(where().db, end)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  itOnce('the last millisecond of a list is its own, and after it a wrong key is told nothing', async () => {
    const { db } = where();
    const now = new Date('2026-11-20T12:00:00.000Z');
    const after = (ms: number) => new Date(now.getTime() + handedListMinutes * 60_000 + ms);
    const [first, second] = [
      await keepHandedList(db, { text: 'one', proof: 'a' }, now),
      await keepHandedList(db, { text: 'two', proof: 'b' }, now),
    ];
    expect(first.expiresAt).toBe(after(0).toISOString());
    expect(await takeHandedList(db, { id: first.id, proof: 'b' }, after(-1))).toEqual(rejected('wrong-list-key'));
    for (const proof of ['a', 'b'])
      expect(await takeHandedList(db, { id: first.id, proof }, after(0))).toEqual(rejected('unknown-handed-list'));
    expect(await takeHandedList(db, { id: second.id, proof: 'b' }, after(-1))).toEqual(accept({ text: 'two' }));
  });

  it('a network takes 60 lists in ten minutes, and another network is not counted', async () => {
    const { db } = where();
    const now = new Date('2026-11-20T12:00:00.000Z');
    await countUnits(db, [{ action: 'take-handed-list', subject: '192.0.2.1', units: 59 }], 10 * 60_000, now);
    const takes = [];
    for (const network of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      takes.push((await limitHandedLists(db, 'take', network, now)).ok);
    expect(takes).toEqual([true, false, true]);
  });

  itOnce('a network keeps 20 lists in ten minutes, and no list beyond the maximum size', async () => {
    for (let count = 0; count < 20; count += 1) await handedOver();
    expect(await handOver(list)).toMatchObject({ rejection: { code: 'too-many-requests' } });
    caller += 1;
    const lines = Array.from(
      { length: 200 },
      (_, index) => ({ key: `california/${index + 100}`, quantity: 10 }) as const,
    );
    expect(await handOver({ list: 'cart', lines })).toMatchObject({ ok: true });
    const long = { proof: 'a'.repeat(43), text: 'a'.repeat(maxHandedListLength + 1) };
    const answer = await fetch('/api/handed-lists', { method: 'POST', body: JSON.stringify(long) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: 'bad-request', field: 'text' } });
  });
});
