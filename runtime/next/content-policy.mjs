import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an answer may do that is no document: nothing, should a browser ever show it as one. */
export const POLICY_OF_NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** What a script may do that a browser runs on its own, as a worker: ask the shop. */
const POLICY_OF_SCRIPT = "default-src 'self'; frame-ancestors 'none'";

/**
 * The policy of what is no page.
 * @param {unknown} contentType
 */
export const policyOfOther = (contentType) =>
  /javascript/.test(String(contentType)) ? POLICY_OF_SCRIPT : POLICY_OF_NO_PAGE;

/** Built pages that hold nothing of a request; between them they carry every script and style of ours and Next's own. */
const TRUSTED_PAGES = ['index.html', '_not-found.html', '_global-error.html'];

/** A script or a style of a page, as React and Next write them: attributes in double quotes, and no `>` in a value. */
const INLINE = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;

/** How Next hands data to its scripts: what is in the brackets has to be JSON, which does nothing. */
const NEXT_DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

/**
 * The scripts and styles that stand in a page itself, without data for machines (`application/ld+json`); rules of
 * what to fetch ahead are scripts to a policy.
 * @param {string} html
 * @returns {{ tag: string, text: string }[]}
 */
function inlineOf(html) {
  return [...html.matchAll(INLINE)]
    .filter(([, , attributes]) => !/\b(?:src|type)=(?!"speculationrules")/.test(attributes))
    .map(([, tag, , text]) => ({ tag, text }));
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may carry because the build put it there.
 * @param {string} pages the folder of the built pages, `server/app` of a build
 * @param {string[]} [added] scripts that the front puts into pages
 * @returns {Set<string>} hashes as a policy names them
 */
export function trustedInline(pages, added = []) {
  const files = TRUSTED_PAGES.map((name) => join(pages, name)).filter((file) => existsSync(file));
  const inline = files.flatMap((file) => inlineOf(readFileSync(file, 'utf8')));
  const built = inline.map(({ text }) => text).filter((text) => !isNextData(text));
  return new Set([...built, ...added].map(hashOf));
}

/** @param {string} text a script */
function isNextData(text) {
  const [, data] = NEXT_DATA.exec(text) ?? [];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/**
 * The strict policy of one page (CSP level 3), for exactly the scripts and styles that stand in it. One that neither the build
 * has made nor is Next's data is not named, so it does not run: it would have come with the request
 * (docs/decisions/0060-the-policy-comes-from-what-is-sent.md).
 * @param {string} html as it is sent
 * @param {{ trusted: Set<string>, signIn: SignInOrigins, reportTo?: string }} options `reportTo` is where browsers report
 *   what the policy stopped
 */
export function contentPolicy(html, { trusted, signIn, reportTo }) {
  const hashes = { script: new Set(), style: new Set() };
  for (const { tag, text } of inlineOf(html)) {
    const hash = hashOf(text);
    if (trusted.has(hash) || (tag === 'script' && isNextData(text))) hashes[tag].add(hash);
  }
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.script, ...signIn.scripts],
    'style-src': ["'self'", ...hashes.style],
    // A style attribute runs nothing and, by the other lines, loads nothing: a list has a hundred of them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...signIn.asked],
    'frame-src': signIn.frames.length > 0 ? signIn.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(reportTo && { 'report-uri': [reportTo], 'report-to': ['shop'] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The origins that pages load scripts and frames from, and ask, to sign somebody in.
 * @typedef {{ scripts: string[], frames: string[], asked: string[] }} SignInOrigins
 */

/**
 * Where pages sign in: at the Auth emulator, or for a Firebase project at Google's hosts, as Firebase's SDK has them.
 * @param {{ emulator?: string, authDomain?: string }} options the emulator's address, or the project's own domain for sign-in
 * @returns {SignInOrigins}
 */
export function signInOrigins({ emulator, authDomain }) {
  if (emulator) {
    const { origin } = new URL(emulator);
    return { scripts: [origin], frames: [origin], asked: [origin] };
  }
  if (!authDomain) return { scripts: [], frames: [], asked: [] };
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    asked: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}
