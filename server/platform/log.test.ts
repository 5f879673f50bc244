// Verifies docs/product.md 19.5.
import { errorFields, log } from './log';
import { parseRequestId, requestId, withRequestId } from './request-id';
import { collectLog } from '@/server/testing/log';

const uuid = '0b8a4f60-6f5c-4a57-9a4e-1d2c3b4a5f60';
const asked = (id?: string) =>
  new Request('http://localhost:3000/', id === undefined ? {} : { headers: { 'x-request-id': id } });

describe('log', () => {
  const logLines = collectLog();
  const entries = () => logLines().map((line): Record<string, unknown> => JSON.parse(line));

  it('writes one line of JSON for each event', () => {
    log('warn', 'mail delayed', { mail: 'a', attempts: 1 });
    expect(logLines()).toHaveLength(1);
    expect(entries()).toEqual([
      {
        level: 'warn',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        what: 'mail delayed',
        mail: 'a',
        attempts: 1,
      },
    ]);
  });

  it('includes only the id of the current request in its asynchronous work', async () => {
    const answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      log('info', 'answered', { id: requestId() ?? '' });
      return new Response();
    };
    const [given, made] = await Promise.all([withRequestId(asked(uuid), answer), withRequestId(asked(), answer)]);
    expect(given.headers.get('x-request-id')).toBe(uuid);
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    log('info', 'later', {});
    const [first, second, third] = entries();
    expect([first?.request, second?.request].sort()).toEqual([uuid, made.headers.get('x-request-id')].sort());
    for (const line of [first, second]) expect(line?.request).toBe(line?.id);
    expect(third).not.toHaveProperty('request');
  });

  it('factsOf returns an error’s name, code and frames, not its message', () => {
    const error = Object.assign(new TypeError('ada@example.com'), { code: '23505', detail: 'ada@example.com' });
    log('error', 'broke', errorFields(error));
    const frames = expect.stringContaining('log.test.ts');
    expect(entries()).toMatchObject([{ level: 'error', error: 'TypeError', code: '23505', frames }]);
    expect(logLines().join()).not.toContain('ada@');
  });
});

it.each([uuid, uuid.toUpperCase(), 'a'.repeat(16), '0123456789abcdef'.repeat(4)])('parseRequestId accepts %s', (id) => {
  expect(parseRequestId(id)).toBe(id);
});

it.each(['', 'ada@example.com', 'AdaByron-of-Odd-Street', 'a'.repeat(65), `${uuid}\n{"level":"error"}`, null])(
  'withRequestId creates an id instead of using %j',
  (id) => {
    expect(parseRequestId(id)).toBeUndefined();
  },
);
