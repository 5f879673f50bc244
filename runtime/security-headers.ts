import { ReportedError } from './reported-error';

/** A year, in seconds: as long as a browser then uses https only. */
const HTTPS_SECONDS = 365 * 24 * 60 * 60;

/** Features that no page of the shop uses, so an injected script may not either. */
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

/** Pictures and icons may be shown by others: feeds, messengers, shopping services. */
const FOR_OTHERS = /^\/(?:(?:pictures|watches)\/|favicon\.ico|icon\.svg|apple-icon\.png)/;

/** Policy of a response that is no document: nothing is allowed, should a browser ever show it as one. */
export const POLICY_WITHOUT_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Policy of a script that a browser runs on its own, as a worker: it may make requests to the shop. */
const POLICY_OF_SCRIPT = "default-src 'self'; frame-ancestors 'none'";

/** The Content-Security-Policy of a response that is not a page. */
export const policyOfOther = (contentType: unknown): string =>
  /javascript/.test(String(contentType)) ? POLICY_OF_SCRIPT : POLICY_WITHOUT_PAGE;

/**
 * Parses CSP_REPORT_URL; undefined when it is unset or empty: nothing is reported.
 * @throws {ReportedError} when a policy cannot name the address
 */
export function reportAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^https?:\/\/[^\s"',;]+$/.test(text) && URL.canParse(text)) return text;
  throw new ReportedError(
    `CSP_REPORT_URL must be an http address without quotes, commas or semicolons, not "${text}".`,
  );
}

/**
 * The headers of every response (docs/decisions/0007). The policy is not among them: each page has its own.
 * @param options `siteUrl` is where shoppers find the shop: under https the browser stays with https
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
    // A page asks the phone whether it can show a watch in AR.
    'Permissions-Policy': [...UNUSED.map((name) => `${name}=()`), 'xr-spatial-tracking=(self)'].join(', '),
    // The window of a social sign-in has to be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(reportTo && { 'Reporting-Endpoints': `shop="${reportTo}"` }),
  };
}

/** Cross-Origin-Resource-Policy of a path: whether other sites may show it. */
export const resourcePolicy = (url: string): 'cross-origin' | 'same-origin' =>
  FOR_OTHERS.test(url) ? 'cross-origin' : 'same-origin';
