import 'server-only';
import { addressOf } from '@/domain/language';
import { servesAgents } from '@/data/site';
import { cartLinkPath, parseContinuation, parseLinkedItems, formatLinkedItems } from '@/domain/cart-link';
import { withRequestId } from '@/server/platform/request-id';

/**
 * Redirects a browser from a cart link to the page that shows what the link contains (docs/product.md 34.1). Opening
 * the link stores nothing and changes no cart. Only the watches and the continuation are passed on; everything else in
 * the URL is dropped.
 *
 * @see Universal Commerce Protocol 2026-08-25, permalink: Query Processing, Redirect Resolution.
 */
export function answerCartLink(request: Request): Promise<Response> {
  return withRequestId(request, async () => {
    if (!servesAgents()) return new Response(null, { status: 404 });
    const { pathname, search } = new URL(request.url);
    const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    const location = destinationOf(decodeOnce(pathname.slice(cartLinkPath.length + 1)), continuationOf(search));
    return new Response(null, { status: 303, headers: { ...headers, Location: addressOf(location) } });
  });
}

/** @param items undefined if the URL cannot be decoded. */
function destinationOf(items: string | undefined, continuation: string | undefined): string {
  if (items === '') return continuation ?? '/bascket/mybascket';
  const link = items === undefined ? undefined : parseLinkedItems(items);
  const query = new URLSearchParams({
    ...(link && { add: formatLinkedItems(link.lines) }),
    ...(link?.isCapped && { cut: '1' }),
    ...(link && link.unknownCount > 0 && { unknown: String(link.unknownCount) }),
    ...(continuation && { then: continuation }),
  });
  return `/bascket/linked?${query}`;
}

/** Returns the continuation of the URL; undefined for duplicates, because choosing one would be a guess. */
function continuationOf(search: string): string | undefined {
  const wanted = search
    .slice(1)
    .split('&')
    .map((parameter) => /^([^=]*)=?(.*)$/s.exec(parameter) ?? [])
    .filter(([, name = '']) => decodeOnce(name) === 'continue_to')
    .map(([, , value = '']) => decodeOnce(value));
  return wanted.length === 1 && wanted[0] !== undefined ? parseContinuation(wanted[0]) : undefined;
}

/** Percent-decodes a text (RFC 3986); a plus stays a plus. */
function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
