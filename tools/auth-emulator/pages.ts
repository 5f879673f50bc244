import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { root } from '@/runtime/root';

const GAPI = readFileSync(join(root, 'tools', 'auth-emulator', 'gapi.js'));
const GOOGLES = 'https://apis.google.com/js/api.js';

/** Styles and fonts that the emulator's pages load from the Internet; they are removed. */
const OUTSIDE = /<(link|script)[^>]*(unpkg\.com|fonts\.googleapis\.com)[^>]*>(<\/script>)?/g;
const PLAIN = `<style>
  body { font: 16px/1.5 sans-serif; background: #f3f4f0; color: #12140f }
  .material-icons { display: none }
  button, input { font: inherit; min-height: 44px; padding: 0 12px; box-sizing: border-box }
  button { cursor: pointer }
  #content { padding: 16px }
</style>`;

/** The emulator's HTML pages. */
const PAGES = ['/emulator/auth/iframe', '/emulator/auth/handler'];

/**
 * Makes the emulator work without Internet access. Adds a stub of Google's script, and the password reset page, which
 * Firebase hosts for real projects.
 * @param afterChange called when a request may have changed something
 */
export function withPages(emulator: RequestListener, afterChange: () => void): RequestListener {
  return (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/gapi.js') return send(response, 'text/javascript', GAPI);
    if (pathname === '/favicon.ico') return send(response, 'image/x-icon', '');
    if (asksForPassword(pathname, searchParams)) return send(response, 'text/html', newPasswordPage(searchParams));
    if (PAGES.includes(pathname)) stayHere(response);
    const mayChange = request.method !== 'GET' || pathname === '/emulator/action';
    if (mayChange && request.headers.authorization !== 'Bearer owner') response.once('finish', afterChange);
    emulator(request, response);
  };
}

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cross-Origin-Resource-Policy': 'cross-origin' });
  response.end(body);
}

/** Removes external addresses from a page before it is sent. */
function stayHere(response: ServerResponse): void {
  const end = response.end.bind(response);
  response.end = (body?: unknown) => {
    response.removeHeader('content-length');
    const page = typeof body === 'string' || Buffer.isBuffer(body) ? String(body) : '';
    return end(`${page.replace(GOOGLES, '/gapi.js').replace(OUTSIDE, '')}${PLAIN}`);
  };
}

const asksForPassword = (pathname: string, params: URLSearchParams) =>
  pathname === '/emulator/action' && params.get('mode') === 'resetPassword' && !params.has('newPassword');

function newPasswordPage(params: URLSearchParams): string {
  const kept = [...params].map(
    ([name, value]) => `<input type="hidden" name="${plain(name)}" value="${plain(value)}">`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Choose a new password</title>
${PLAIN}
<main id="content">
  <h1>Choose a new password</h1>
  <form action="/emulator/action">
    ${kept.join('\n    ')}
    <p><label for="new">New password, 6 characters at least</label></p>
    <p><input id="new" type="password" name="newPassword" autocomplete="new-password" minlength="6" required></p>
    <p><button>Save</button></p>
  </form>
</main>
</html>
`;
}

const plain = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
