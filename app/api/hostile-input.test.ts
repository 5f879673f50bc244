// Verifies docs/product.md 12.10.
import { everyRoute } from '@/contract/every-route';
import { findConfirmedOrder } from '@/server/orders/order-view';
import { type Database } from '@/server/database/database';
import { onEachEngine } from '@/server/testing/engines';
import { type Example, examples, handlersOf, requestOf, withEachText } from '@/server/testing/every-request';
import { collectLog } from '@/server/testing/log';

const shared = globalThis as typeof globalThis & { oddHoursDatabase?: Promise<Database> };

async function answerTo(example: Example, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await (await handlersOf(example.path))[example.method]?.(requestOf(example, headers));
  if (!answer) throw new Error(`${example.method} ${example.path} has no handler.`);
  return answer;
}

// There is no answer to wait for outside a server of Next's.
jest.mock('@/server/http/after-answer');

/** The routes that read no text of the caller's, or answer a browser by a page whatever it sent. */
const readsNothing = ['/api/stripe/webhook'];

it('every route has its example', () => {
  const known = examples.map(({ method, path }) => `${method} ${path}`);
  expect(everyRoute.map(({ method, path }) => `${method} ${path}`).filter((route) => !known.includes(route))).toEqual(
    [],
  );
});

onEachEngine((where) => {
  collectLog();
  beforeEach(() => (shared.oddHoursDatabase = Promise.resolve(where().db)));
  afterEach(() => (shared.oddHoursDatabase = undefined));

  it.each(examples.filter(({ path }) => !readsNothing.includes(path)))(
    'U+0000 in any text is refused, with its field: $method $path $form',
    async (example) => {
      for (const { example: hostile, where: field } of withEachText(example, (text) => `${text}\0`)) {
        if (field === 'List-Unsubscribe') continue; // a mail program's word, which is recognised and kept nowhere
        const answer = await answerTo(hostile);
        if (answer.status === 303) continue; // led on to the page that asks, which keeps nothing
        expect({ field, status: answer.status }).toEqual({ field, status: 400 });
        if (answer.headers.get('content-type')?.startsWith('text/html')) continue;
        const said = await answer.json();
        if (example.path.startsWith('/api/ucp/')) {
          const { code, content } = said.error?.data ?? said;
          expect({ code, content }).toEqual({ code: 'bad_request', content: expect.stringContaining(`(${field})`) });
        } else expect(said).toMatchObject({ error: { code: 'bad-request', field } });
      }
    },
  );

  it('an order’s page takes U+0000 for the token of nobody', async () => {
    expect(await findConfirmedOrder(where().db, `${'a'.repeat(31)}\0`)).toBeUndefined();
  });
});
