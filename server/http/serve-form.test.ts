import { type ContactMessage, contactRoute, newsletterConfirmRoute } from '@/contract/forms';
import { contactMessage } from '@/contract/forms.schema';
import { accept, reject } from '@/domain/result';
import { collectLog } from '@/server/testing/log';
import { isForm, readForm, readJson } from './read-request';
import { serveForm } from './serve-form';

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

describe('serveForm', () => {
  let kept: ContactMessage[];
  beforeEach(() => (kept = []));
  const log = collectLog();

  const rejectionPage = ({ code, ...data }: { code: string }) => `<p>${code} ${JSON.stringify(data)}</p>`;
  const answer = serveForm(contactRoute, { donePath: '/contact/sent', rejectionPage }, async (request) => {
    const sent = await (isForm(request) ? readForm(request, contactMessage()) : readJson(request, contactMessage()));
    if (!sent.ok) return sent;
    kept.push(sent.value);
    return accept(undefined);
  });

  it('answers scripts with JSON and the browser with a redirect, and stores the same data', async () => {
    const script = await answer(byScript(typed));
    expect([script.status, await script.json()]).toEqual([200, { received: true }]);
    const browser = await answer(byBrowser(typed));
    expect([browser.status, browser.headers.get('location')]).toEqual([303, '/contact/sent']);
    expect(kept).toEqual(Array(2).fill({ ...typed, body: 'One\nTwo' }));
  });

  it('redirects the browser to the path that the handler returns', async () => {
    const pages = { donePath: '/done', rejectionPage };
    const elsewhere = serveForm(newsletterConfirmRoute, pages, async () => accept('/newsletter/used'));
    expect((await elsewhere(byBrowser(typed))).headers.get('location')).toBe('/newsletter/used');
  });

  it.each([
    ['email', 'ada@example.com\r\nBcc: eve@example.com', 'email'],
    ['subject', 'Hello\nBcc: eve@example.com', 'one-line'],
    ['body', 'A bell \u0007', 'plain-text'],
    ['__proto__', 'polluted', 'malformed'],
  ])('rejects %s with %j as JSON and as a page, stores nothing and logs none of it', async (field, value, reason) => {
    const fields = Object.fromEntries([...Object.entries(typed), [field, value]]);
    const script = await answer(byScript(fields));
    expect([script.status, await script.json()]).toMatchObject([400, { error: { code: 'bad-request', reason } }]);
    const browser = await answer(byBrowser(fields));
    expect(browser.status).toBe(400);
    expect(browser.headers.get('content-type')).toContain('text/html');
    const page = await browser.text();
    expect(page).toMatch(/^<p>bad-request /);
    expect(page).toContain(`"reason":"${reason}"`);
    expect(page).not.toContain('eve@example.com');
    expect(kept).toEqual([]);
    expect(log()).toHaveLength(2);
    expect(log().join()).not.toMatch(/example\.com|Ada|strap/);
  });

  it('keeps the status and Retry-After of a rejection on its page', async () => {
    const busy = serveForm(contactRoute, { donePath: '/', rejectionPage }, async () =>
      reject({ code: 'too-many-requests', retryAfter: 7 }),
    );
    const page = await busy(byBrowser(typed));
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
      429,
      '7',
      'no-store',
    ]);
  });
});
