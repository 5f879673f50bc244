// Verifies docs/product.md 35.12.
import { GET } from './invoice/route';
import { rejectionCopy } from '@/components/forms/copy-rejections';
import { paidOrder } from '@/server/testing/checkout';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);

  const ask = (query: string, headers: Record<string, string> = {}) =>
    GET(new Request(`http://localhost:3000/api/invoice?${query}`, { headers }));

  it('GET invoice returns the stored PDF as a file that no cache keeps and no search engine indexes', async () => {
    const { order } = await paidOrder(where().db);
    const answers = [await ask(`order=${order.token}`), await ask(`order=${order.token}&number=2026-000001`)];
    const [first, second] = await Promise.all(answers.map(async (one) => Buffer.from(await one.arrayBuffer())));
    expect(first?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(second).toEqual(first);
    expect(Object.fromEntries(answers[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="invoice-2026-000001.pdf"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
  });

  it('GET invoice answers alike for an unknown token and for the document of another order', async () => {
    const { db } = where();
    const [{ order }] = [await paidOrder(db), await paidOrder(db)];
    const answers = [
      await ask(`order=${'a'.repeat(32)}`),
      await ask(`order=${'a'.repeat(32)}&number=2026-000002`),
      await ask(`order=${order.token}&number=2026-000002`),
      await ask(`order=${order.token}&number=2026-000009`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.text()));
    expect(JSON.parse(first ?? '')).toEqual({
      error: { code: 'unknown-invoice', message: 'The order has no such document.' },
    });
    expect(others).toEqual([first, first, first]);
  });

  it('GET invoice answers a browser with a page, and other clients with JSON', async () => {
    const page = await ask(`order=${'a'.repeat(32)}`, { accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain(rejectionCopy({ code: 'unknown-invoice' }));
    expect((await (await ask('order=1')).json()).error).toMatchObject({ code: 'bad-request', field: 'order' });
  });

  it('GET invoice rejects the 61st download of a network address within ten minutes', async () => {
    const statuses = [];
    for (let count = 0; count <= 60; count += 1) statuses.push((await ask(`order=${'a'.repeat(32)}`)).status);
    expect(statuses).toEqual([...Array(60).fill(404), 429]);
  });
});
