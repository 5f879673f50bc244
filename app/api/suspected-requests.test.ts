// Verifies docs/product.md 12.9.
import { listMessages } from '@/server/messages/messages';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { examples, handlersOf, requestOf } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');

const email = 'ada@example.com';

/** Forms that only request an email, with the owner's view of a suspected request. */
const wishes: Readonly<Record<string, string>> = {
  '/api/newsletter': 'Newsletter',
  '/api/back-in-stock': 'Back in stock: xerix/1',
  '/api/order-link': 'Link of order OH-7K3M9QX2',
};
const cases = examples.flatMap((example) => {
  const wish = wishes[example.path];
  return wish === undefined ? [] : [{ ...example, wish, kind: example.json ? 'JSON' : 'a form' }];
});

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);

  it('each of the three routes is asked by JSON and by a form', () => {
    expect(cases.map(({ path, kind }) => `${path} ${kind}`)).toHaveLength(2 * Object.keys(wishes).length);
  });

  it.each(cases)(
    '$path keeps a request by $kind with a filled hidden field for the owner, and answers as to any other',
    async ({ wish, ...example }) => {
      const { db } = where();
      const answerTo = async (website: string) => {
        const part = example.json ? 'json' : 'form';
        const sent = { ...example, [part]: { ...example[part], website } };
        const answer = await (await handlersOf(example.path))[example.method]?.(requestOf(sent));
        return { status: answer?.status, to: answer?.headers.get('location'), body: await answer?.text() };
      };
      const plain = await answerTo('');
      expect([200, 204, 303]).toContain(plain.status);
      expect((await listMessages(db)).filter(({ suspected }) => example.json && suspected)).toEqual([]);
      const before = (await listMessages(db)).length;
      expect(await answerTo('https://a.password.manager.example')).toEqual(plain);
      expect((await listMessages(db)).slice(before)).toMatchObject([
        { email, subject: wish, body: wish, suspected: 1 },
      ]);
    },
  );
});
