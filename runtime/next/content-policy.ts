import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSignInPath } from '@/domain/paths';

/** Static pages that together contain every inline script and style of the shop and of Next. */
const TRUSTED_PAGES = ['index.html', '_not-found.html', '_global-error.html'];

/** Matches an inline script or style of React and Next: attributes in double quotes, without `>` in a value. */
const INLINE = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;

/** Undocumented format in which Next passes data to its scripts. The brackets must contain JSON, which runs nothing. */
const NEXT_DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

/** Origins of scripts, frames and requests that a sign-in needs. */
export type SignInOrigins = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/**
 * Inline scripts and styles of a page, without data blocks (`application/ld+json`); speculation rules are scripts to a
 * policy.
 */
function inlineOf(html: string): { tag: string; text: string }[] {
  return [...html.matchAll(INLINE)]
    .filter(([, , attributes = '']) => !/\b(?:src|type)=(?!"speculationrules")/.test(attributes))
    .map(([, tag = '', , text = '']) => ({ tag, text }));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the CSP hashes of the inline scripts and styles in built pages.
 * @param pages the folder of the built pages, `server/app` of a build
 * @param added scripts that the HTTP server adds
 */
export function trustedInline(pages: string, added: readonly string[] = []): Set<string> {
  const built = TRUSTED_PAGES.map((name) => join(pages, name))
    .filter((file) => existsSync(file))
    .flatMap((file) => inlineOf(readFileSync(file, 'utf8')))
    .map(({ text }) => text)
    .filter((text) => !isNextData(text));
  return new Set([...built, ...added].map(hashOf));
}

function isNextData(text: string): boolean {
  const [, data] = NEXT_DATA.exec(text) ?? [];
  if (data === undefined) return false;
  try {
    JSON.parse(data);
    return true;
  } catch {
    return false;
  }
}

/** Returns an inline script of a built page that its policy would block, if any. */
export const blockedScript = (html: string, trusted: ReadonlySet<string>): string | undefined =>
  inlineOf(html).find(({ tag, text }) => tag === 'script' && !trusted.has(hashOf(text)) && !isNextData(text))?.text;

/** Settings of a policy. `reportTo` is the URL to which browsers report violations. */
export type PolicyOptions = { readonly signIn: SignInOrigins; readonly reportTo?: string | undefined };

/**
 * Returns the strict policy of one page (CSP level 3). It allows, by hash, the page's inline scripts and styles that the build
 * made, and Next's data. Any other inline script does not run, because it can only be injected
 * (docs/decisions/0007-content-security-policy.md).
 * @param html as it is sent
 */
export function strictPolicy(html: string, trusted: ReadonlySet<string>, options: PolicyOptions): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { tag, text } of inlineOf(html)) {
    const hash = hashOf(text);
    if (trusted.has(hash) || (tag === 'script' && isNextData(text)))
      hashes[tag === 'style' ? 'style' : 'script'].add(hash);
  }
  return policyWith([...hashes.script], [...hashes.style], options);
}

/** Returns the policy of pages in an unknown form: inline scripts run, everything else is as strict. */
export const plainPolicy = (options: PolicyOptions): string =>
  policyWith(["'unsafe-inline'"], ["'unsafe-inline'"], options);

function policyWith(scripts: string[], styles: string[], { signIn, reportTo }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...signIn.scripts],
    'style-src': ["'self'", ...styles],
    // Style attributes run nothing, and the other directives stop them from loading anything. A list has a hundred of them.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...signIn.connect],
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

/** Origins of the sign-in: the Auth emulator, or the hosts of Google that Firebase's SDK uses for a project. */
export function signInOrigins({ emulator, authDomain }: { emulator?: string; authDomain?: string }): SignInOrigins {
  if (emulator) {
    const { origin } = new URL(emulator);
    return { scripts: [origin], frames: [origin], connect: [origin] };
  }
  if (!authDomain) return { scripts: [], frames: [], connect: [] };
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}

/**
 * The origins that the page at a path may use. Every page follows the session of a signed-in shopper, but only pages that
 * sign in load the provider's scripts and frames.
 */
export const signInOriginsOn = (path: string, origins: SignInOrigins): SignInOrigins =>
  isSignInPath(path) ? origins : { scripts: [], frames: [], connect: origins.connect };
