import { ReportedError } from './reported-error';

const empty: Partial<URL> = {};

/**
 * Requires that SITE_URL is empty or an origin: pages, feeds and emails write paths after it.
 *
 * @throws {ReportedError} without http or https, or with more than host and port.
 */
export function requireSiteUrl(text: string | undefined): void {
  if (!text) return;
  const { protocol = '', pathname = '', username = '', href = '' } = URL.canParse(text) ? new URL(text) : empty;
  const isOrigin = /^https?:$/.test(protocol) && /^\/+$/.test(pathname) && username === '' && !/[?#]/.test(href);
  if (!isOrigin)
    throw new ReportedError(`SITE_URL must be an origin such as https://www.example.com, or empty, not "${text}".`);
}
