import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Built pages that contain nothing of a request; between them they carry every inline script and style of ours and of Next. */
const TRUSTED_PAGES = ['index.html', '_not-found.html', '_global-error.html'];

/** An inline script or style, as React and Next write it: attributes in double quotes, and no `>` in a value. */
const INLINE = /<(script|style)([^>]*)>([^]*?)<\/\1>/g;

/** Undocumented: how Next hands data to its scripts. What is in the brackets has to be JSON, which runs nothing. */
const NEXT_DATA =
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([^]*)\);?$/;

/** The origins that pages load scripts and frames from, and connect to, in order to sign a shopper in. */
export type SignInOrigins = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/** Inline scripts and styles of a page, without data blocks (`application/ld+json`); speculation rules are scripts to a policy. */
function inlineOf(html: string): { tag: string; text: string }[] {
  return [...html.matchAll(INLINE)]
    .filter(([, , attributes = '']) => !/\b(?:src|type)=(?!"speculationrules")/.test(attributes))
    .map(([, tag = '', , text = '']) => ({ tag, text }));
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Hashes of the inline scripts and styles that the build put into pages, as a policy names them.
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

/** An inline script of a built page that its policy would block; undefined when there is none. */
export const blockedScript = (html: string, trusted: ReadonlySet<string>): string | undefined =>
  inlineOf(html).find(({ tag, text }) => tag === 'script' && !trusted.has(hashOf(text)) && !isNextData(text))?.text;

/** What a policy depends on besides the page. `reportTo` is where browsers report what it blocked. */
export type PolicyOptions = { readonly signIn: SignInOrigins; readonly reportTo?: string | undefined };

/**
 * The strict policy of one page (CSP level 3): names exactly the inline scripts and styles in it. One that neither the build
 * made nor is Next's data is not named, so it does not run: it would have come with the request (docs/decisions/0007).
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

/** The policy of pages in a form that is not known: inline scripts run, everything else is as strict. */
export const plainPolicy = (options: PolicyOptions): string =>
  policyWith(["'unsafe-inline'"], ["'unsafe-inline'"], options);

function policyWith(scripts: string[], styles: string[], { signIn, reportTo }: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...signIn.scripts],
    'style-src': ["'self'", ...styles],
    // A style attribute runs nothing and, by the other directives, loads nothing: a list has a hundred of them.
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

/** Where pages sign in: the Auth emulator, or Google's hosts for a Firebase project, as Firebase's SDK has them. */
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
