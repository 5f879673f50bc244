// Verifies docs/product.md 12.10.
import { everyRoute } from '@/contract/every-route';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { onSqliteFirst, shareWithRoutes } from '@/server/testing/engines';
import { type Example, examples, handlersOf, requestOf, withEachText } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

async function answerTo(example: Example, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await (await handlersOf(example.path))[example.method]?.(requestOf(example, headers));
  if (!answer) throw new Error(`${example.method} ${example.path} has no handler.`);
  return answer;
}

// `after` from Next only works in a Next server.
jest.mock('@/server/http/after-response');

/** Routes that read no input of this caller: the desk answers 404 unless the caller is an owner (`desk.test.ts`). */
const routesWithoutText = ['/api/stripe/webhook', '/api/desk/[action]', '/api/desk/passkey'];

it('examples contain every route', () => {
  const known = examples.map(({ method, path }) => `${method} ${path}`);
  expect(everyRoute.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.includes(route))).toEqual(
    [],
  );
});

onSqliteFirst((where) => {
  collectLog();
  shareWithRoutes(where);

  it.each(examples.filter(({ path }) => !routesWithoutText.includes(path)))(
    'U+0000 in any text is rejected with its field: $method $path $form',
    async (example) => {
      for (const { example: hostile, where: field } of withEachText(example, (text) => `${text}\0`)) {
        if (field === 'List-Unsubscribe') continue; // a fixed token, compared and not stored
        const answer = await answerTo(hostile);
        if (answer.status === 303) continue; // a redirect to the confirmation page, which stores nothing
        expect({ field, status: answer.status }).toEqual({ field, status: 400 });
        if (answer.headers.get('content-type')?.startsWith('text/html')) continue;
        const answered = await answer.json();
        if (example.path.startsWith('/api/ucp/')) {
          const { code, content } = answered.error?.data ?? answered;
          expect({ code, content }).toEqual({ code: 'bad_request', content: expect.stringContaining(`(${field})`) });
        } else expect(answered).toMatchObject({ error: { code: 'bad-request', field } });
      }
    },
  );

  it('findConfirmedOrder returns undefined for a token with U+0000', async () => {
    expect(await findConfirmedOrder(where().db, `${'a'.repeat(31)}\0`)).toBeUndefined();
  });
});
