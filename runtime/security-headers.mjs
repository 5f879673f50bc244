import { Fault } from './fault.mjs';

/** A year, in seconds: as long as a browser asks for nothing but https. */
const HTTPS_SECONDS = 365 * 24 * 60 * 60;

/** What no page of the shop uses, and so no script that got into one may either. */
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

/** Pictures and icons are there for others to show: feeds, messengers, shopping services. */
const FOR_OTHERS = /^\/(?:(?:pictures|watches)\/|favicon\.ico|icon\.svg|apple-icon\.png)/;

/**
 * Reads CSP_REPORT_URL; unset or empty means that nothing is reported.
 * @param {string | undefined} text
 * @throws {Fault} when it is no address that a policy can name
 */
export function reportAddress(text) {
  if (!text) return undefined;
  const isAddress = /^https?:\/\/[^\s"',;]+$/.test(text) && URL.canParse(text);
  if (isAddress) return text;
  throw new Fault(`CSP_REPORT_URL must be an http address without quotes, commas or semicolons, not "${text}".`);
}

/**
 * The headers of every answer, whatever it is (docs/decisions/0060-the-policy-comes-from-what-is-sent.md). The policy is not among
 * them: it is each page's own.
 * @param {{ siteUrl?: string, reportTo?: string }} options `siteUrl` is where shoppers find the shop: under https it is
 *   to stay there
 * @returns {Record<string, string>}
 */
export function securityHeaders({ siteUrl = '', reportTo }) {
  return {
    ...(siteUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${HTTPS_SECONDS}` }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A page asks the phone whether it can show a watch in a room.
    'Permissions-Policy': [...UNUSED.map((name) => `${name}=()`), 'xr-spatial-tracking=(self)'].join(', '),
    // The window of a social sign-in has to be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(reportTo && { 'Reporting-Endpoints': `shop="${reportTo}"` }),
  };
}

/**
 * Whether other sites may show what is at a path (Cross-Origin-Resource-Policy).
 * @param {string} url of a request
 */
export const resourcePolicy = (url) => (FOR_OTHERS.test(url) ? 'cross-origin' : 'same-origin');
