import { ReportedError } from '@/domain/reported-error';

/** Time for which browsers use only https, in seconds: a year. */
const HTTPS_SECONDS = 365 * 24 * 60 * 60;

/** Browser features that no page uses, so they are disabled for injected scripts too. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

/** Matches pictures and icons, which other sites may embed: feeds, messengers, shopping services. */
const FOR_OTHERS = /^\/(?:(?:pictures|watches)\/|favicon\.ico|icon\.svg|apple-icon\.png)/;

/** Policy of a response that is not a page: allows nothing in case a browser renders it. */
export const POLICY_WITHOUT_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Policy of a script, which may run as a worker: allows requests to the shop. */
const POLICY_OF_SCRIPT = "default-src 'self'; frame-ancestors 'none'";

/**
 * Returns the additional CSP directive of a path. The preview of a draft (docs/product.md 42.7) is sandboxed: it runs
 * no script and sends no form.
 */
export const sandboxOf = (path: string): string =>
  path.startsWith('/desk/preview/') ? '; sandbox allow-same-origin' : '';

/** The Content-Security-Policy of a response that is not a page. */
export const policyOfOther = (contentType: unknown): string =>
  /javascript/.test(String(contentType)) ? POLICY_OF_SCRIPT : POLICY_WITHOUT_PAGE;

/**
 * Parses CSP_REPORT_URL; returns undefined if it is unset or empty, so that nothing is reported.
 * @throws {ReportedError} if a policy cannot contain the address
 */
export function reportAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/[^\s"',;]+$/.test(text) && URL.canParse(text)) return text;
  throw new ReportedError(
    `CSP_REPORT_URL must be an http address without quotes, commas or semicolons, not "${text}".`,
  );
}

/**
 * Returns the headers of every response (docs/decisions/0007-content-security-policy.md), without the policy: each
 * page has its own.
 * @param options `siteUrl` is the shop's public URL; with https the headers include HSTS
 */
export function securityHeaders({
  siteUrl = '',
  reportTo,
}: {
  siteUrl?: string;
  reportTo?: string;
}): Record<string, string> {
  return {
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HTTPS_SECONDS}` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A page checks if the phone supports AR.
    'Permissions-Policy': [...UNUSED.map((name) => `${name}=()`), 'xr-spatial-tracking=(self)'].join(', '),
    // The popup of a social sign-in must be able to reply.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(reportTo && { 'Reporting-Endpoints': `shop="${reportTo}"` }),
  };
}

/** Returns the Cross-Origin-Resource-Policy of a path: `cross-origin` if other sites may embed it. */
export const resourcePolicy = (url: string): 'cross-origin' | 'same-origin' =>
  FOR_OTHERS.test(url) ? 'cross-origin' : 'same-origin';
