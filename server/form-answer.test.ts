import { type z } from 'zod';
import { contactMessage } from './contact';
import { Refusal } from './errors';
import { handleForm } from './form-answer';
import { isForm, readForm, readJson } from './http';
import { collectLog } from './testing/log';

const typed = { name: 'Ada', email: 'ada@example.com', subject: 'A strap', body: 'One\r\nTwo' };
const headers = (type: string) => ({ Origin: 'http://localhost:3000', 'Content-Type': type });
const byScript = (fields: object) =>
  new Request('http://localhost:3000/', {
    method: 'POST',
    headers: headers('application/json'),
    body: JSON.stringify(fields),
  });
const byBrowser = (fields: Record<string, string>) =>
  new Request('http://localhost:3000/', {
    method: 'POST',
    headers: headers('application/x-www-form-urlencoded'),
    body: new URLSearchParams(fields).toString(),
  });

describe('a form’s route', () => {
  let kept: z.output<typeof contactMessage>[];
  beforeEach(() => (kept = []));
  const log = collectLog();

  const answer = handleForm('contact', '/contact/sent', async (request) => {
    kept.push(await (isForm(request) ? readForm(request, contactMessage) : readJson(request, contactMessage)));
  });

  it('answers scripts in JSON and the browser with the next page, and keeps the same of both', async () => {
    const script = await answer(byScript(typed));
    expect([script.status, await script.json()]).toEqual([200, { received: true }]);
    const browser = await answer(byBrowser(typed));
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect(kept).toEqual(Array(2).fill({ ...typed, body: 'One\nTwo' }));
  });

  it('can send the browser elsewhere', async () => {
    const elsewhere = handleForm('newsletter', '/done', async () => '/newsletter/used');
    expect((await elsewhere(byBrowser(typed))).headers.get('location')).toBe('/newsletter/used');
  });

  it.each([
    ['email', 'ada@example.com\r\nBcc: eve@example.com', /^E-mail: /],
    ['subject', 'Hello\nBcc: eve@example.com', 'Subject: Use plain text on one line.'],
    ['body', 'A bell \u0007', 'Message: Use plain text.'],
    ['__proto__', 'polluted', /./],
  ])('refuses %s with %j in JSON and on a page, keeps nothing, and logs none of it', async (field, value, words) => {
    const fields = Object.fromEntries([...Object.entries(typed), [field, value]]);
    const script = await answer(byScript(fields));
    expect([script.status, await script.json()]).toMatchObject([400, { error: { code: 'bad-request' } }]);
    const browser = await answer(byBrowser(fields));
    expect(browser.status).toBe(400);
    expect(browser.headers.get('content-type')).toContain('text/html');
    const page = await browser.text();
    expect(/<h1>.*<\/h1>\n<p>(.*)<\/p>/.exec(page)?.[1]).toMatch(words);
    expect(page).not.toContain('eve@example.com');
    expect(kept).toEqual([]);
    expect(log()).toHaveLength(2);
    expect(log().join()).not.toMatch(/example\.com|Ada|strap/);
  });

  it('keeps the status and Retry-After of a refusal on its page', async () => {
    const busy = handleForm('contact', '/', () =>
      Promise.reject(new Refusal(429, 'too-many-requests', 'Slow <down> & wait.', { retryAfter: 7 })),
    );
    const page = await busy(byBrowser(typed));
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      429,
      '7',
      'no-store',
    ]);
    expect(await page.text()).toContain('Slow &lt;down> &amp; wait.');
  });
});
