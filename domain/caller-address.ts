import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that identify a caller. A household or rented machine has at least a /64 (RFC 6177, 2). */
const CALLER_PARTS = 4;

/** Addresses that a request reports: the socket's, and the header `X-Forwarded-For`. */
export type ReportedAddresses = { readonly socket: string | null; readonly forwarded: string | null };

/**
 * Returns the caller's address for rate limits: an IPv4 address, or the /64 of an IPv6 one, `2001:db8:0:1::/64`. It is
 * the socket's address or, behind proxies, the one that the outermost proxy wrote into `X-Forwarded-For`. Callers
 * without a readable address are `unknown` and share their limits (docs/product.md 18.6).
 *
 * @param proxies number of proxies before the shop.
 */
export const callerAddressOf = ({ socket, forwarded }: ReportedAddresses, proxies: number): string =>
  callerKeyOf((proxies === 0 ? socket : forwardedAddresses(forwarded).at(-proxies)) ?? '');

/** Addresses of `X-Forwarded-For`, the outermost proxy's caller first, without ports. */
export const forwardedAddresses = (header: string | null): string[] =>
  header === null ? [] : header.split(',').map((address) => withoutPort(address.trim()));

/** Some proxies append the client's port: `203.0.113.9:4711`, `[2001:db8::1]:4711` (RFC 7239, section 6). */
const withoutPort = (address: string) =>
  /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/i.exec(address)?.slice(1).find(Boolean) ?? address;

function callerKeyOf(address: string): string {
  if (!isAddress(address)) return 'unknown';
  const parsed = ipaddr.process(address); // IPv4-mapped IPv6 becomes IPv4 (RFC 4291, 2.5.5.2)
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toNormalizedString().split(':').slice(0, CALLER_PARTS);
  return `${prefix.join(':')}::/64`;
}

/** True for an address of this machine itself. */
export const isLoopbackAddress = (address: string) =>
  isAddress(address) && ipaddr.process(address).range() === 'loopback';

/** False for the short and octal forms of IPv4, which other programs parse as different addresses. */
const isAddress = (text: string) => ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);

/** True for a URL of the local machine (`http://localhost:3000`); false for an invalid URL. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
