// Verifies docs/product.md 19.11.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyOfOther } from '../security-headers';
import {
  blockedScript,
  plainPolicy,
  type PolicyOptions,
  signInOrigins,
  signInOriginsOn,
  strictPolicy,
  trustedInline,
} from './content-policy';

const OURS = "queuedClicks=[];addEventListener('click',function(e){})";
const STYLE = ':root { --next-error-bg: #fff }';
const DATA = '(self.__next_f=self.__next_f||[]).push([0])';
const FLIGHT = String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n\u003cp>"])`;
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[1]});';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const noHosts = { scripts: [], frames: [], connect: [] };

/** Parses a policy into its directives. */
function read(policy: string) {
  return new Map(
    policy.split('; ').map((line): [string, string[]] => [line.split(' ')[0] ?? '', line.split(' ').slice(1)]),
  );
}

let pages: string;
beforeEach(() => (pages = mkdtempSync(join(tmpdir(), 'odd-hours-policy-'))));
afterEach(() => rmSync(pages, { recursive: true }));

/** Policy of a page in a build with a home page that has the shop's script, and Next's error page. */
function policyOf(html: string, options: Partial<PolicyOptions> = {}) {
  writeFileSync(join(pages, 'index.html'), `<head><script>${OURS}</script></head><script>${DATA}</script>`);
  writeFileSync(join(pages, '_global-error.html'), `<style>${STYLE}</style>`);
  return read(strictPolicy(html, trustedInline(pages), { signIn: noHosts, ...options }));
}

it('strictPolicy allows by hash the scripts of the build and Next’s data in the page', () => {
  const html = `<script>${OURS}</script><script id="_R_">${CHUNKS}</script><script>${DATA}</script><script>${FLIGHT}</script>`;
  expect(policyOf(html).get('script-src')).toEqual(["'self'", ...[OURS, CHUNKS, DATA, FLIGHT].map(hash)]);
  expect(policyOf(`<script>${DATA}</script>`).get('script-src')).toEqual(["'self'", hash(DATA)]);
});

it.each([
  ['a script of its own', 'alert(1)'],
  ['something after the data', `${DATA};alert(1)`],
  ['an expression among the data', 'self.__next_f.push([1,alert(1)])'],
  ['a second call', 'self.__next_f.push([1]),alert([1])'],
  ['something before the data', `alert(1);${DATA}`],
  ['our own script with more', `${OURS};alert(1)`],
])('strictPolicy does not allow an injected script: %s', (_, script) => {
  expect(policyOf(`<p><script>${script}</script>`).get('script-src')).toEqual(["'self'"]);
});

it('strictPolicy allows scripts added by the HTTP server, with any attributes', () => {
  const trusted = trustedInline(pages, ['ask()']);
  const html = '<script data-deferred="/_next/static/a.js">ask()</script><script>ask()||1</script>';
  expect(read(strictPolicy(html, trusted, { signIn: noHosts })).get('script-src')).toEqual(["'self'", hash('ask()')]);
});

it('strictPolicy adds no hash for data blocks and external scripts', () => {
  const html = '<script type="application/ld+json">{"a":1}</script><script src="/_next/static/a.js" async=""></script>';
  expect(policyOf(html).get('script-src')).toEqual(["'self'"]);
});

it('strictPolicy allows only style elements of the build, and all style attributes', () => {
  const policy = policyOf(`<style>${STYLE}</style><style>body{display:none}</style><p style="left:1px">`);
  expect(policy.get('style-src')).toEqual(["'self'", hash(STYLE)]);
  expect(policy.get('style-src-attr')).toEqual(["'unsafe-inline'"]);
});

it('strictPolicy allows nothing else: no unsafe sources, no wildcards', () => {
  const policy = policyOf('<p>');
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('frame-src')).toEqual(["'none'"]);
  for (const directive of ['base-uri', 'frame-ancestors']) expect(policy.get(directive)).toEqual(["'none'"]);
  const scripts = [...policy].filter(([name]) => name !== 'style-src-attr').flatMap(([, sources]) => sources);
  expect(scripts.filter((source) => /unsafe|\*|data:|blob:|^https?:$/.test(source))).toEqual([]);
});

it('strictPolicy allows Google’s hosts, each in one directive, if a Firebase project signs in', () => {
  const signIn = signInOrigins({ authDomain: 'shop.firebaseapp.com' });
  const policy = policyOf('<p>', { signIn });
  expect(policy.get('script-src')).toEqual(["'self'", 'https://apis.google.com']);
  expect(policy.get('frame-src')).toEqual(['https://shop.firebaseapp.com']);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ]);
});

// Verifies docs/product.md 19.11.
it.each([
  ['/auth/user', true],
  ['/register/registeruser', true],
  ['/auth', true],
  ['/register', true],
  ['/', false],
  ['/auth/user/x', false],
  ['/all/xerix/1', false],
  ['/pay', false],
])('signInOriginsOn %s allows scripts and frames of the sign-in provider: %s', (path, isAllowed) => {
  for (const origins of [
    signInOrigins({ authDomain: 'shop.example' }),
    signInOrigins({ emulator: 'http://localhost:9099' }),
  ]) {
    const policy = policyOf('<p>', { signIn: signInOriginsOn(path, origins) });
    expect(policy.get('script-src')).toEqual(["'self'", ...(isAllowed ? origins.scripts : [])]);
    expect(policy.get('frame-src')).toEqual(isAllowed ? origins.frames : ["'none'"]);
    expect(policy.get('connect-src')).toEqual(["'self'", ...origins.connect]);
  }
});

it('strictPolicy allows the emulator if it signs shoppers in, and no host without sign-in', () => {
  const signIn = signInOrigins({ emulator: 'http://localhost:9099/' });
  expect(policyOf('<p>', { signIn }).get('connect-src')).toEqual(["'self'", 'http://localhost:9099']);
  expect(signInOrigins({})).toEqual(noHosts);
});

it('strictPolicy has report-uri and report-to only if a report address is set', () => {
  expect(policyOf('<p>').has('report-uri')).toBe(false);
  const policy = policyOf('<p>', { reportTo: 'https://reports.example/csp' });
  expect(policy.get('report-uri')).toEqual(['https://reports.example/csp']);
  expect(policy.get('report-to')).toEqual(['shop']);
});

it('policyOfOther lets a worker script request the shop, and other responses nothing', () => {
  expect(policyOfOther('application/javascript; charset=UTF-8')).toBe("default-src 'self'; frame-ancestors 'none'");
  for (const type of ['application/json', 'image/svg+xml', undefined]) {
    expect(policyOfOther(type)).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

it('blockedScript returns the inline script that the policy of a page would block', () => {
  const trusted = trustedInline(pages, [OURS]);
  expect(blockedScript(`<script>${OURS}</script><script>${DATA}</script><style>p{}</style>`, trusted)).toBeUndefined();
  expect(blockedScript(`<script>${DATA}</script><script>nextData(1)</script>`, trusted)).toBe('nextData(1)');
});

it('plainPolicy allows inline scripts and styles, and is as strict in all other directives', () => {
  const [plain, strict] = [read(plainPolicy({ signIn: noHosts })), policyOf('<p>')];
  expect(plain.get('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
  for (const [name, sources] of strict)
    if (!/^(?:script|style)-src$/.test(name)) expect(plain.get(name)).toEqual(sources);
});
