import { type IncomingMessage, type ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import informationPaths from '@/data/information-paths.json';
import cataloguePaths from '@/data/markdown-paths.json';
import filterKeys from '@/domain/filtering/filter-state-keys.json';

/** Pages with a Markdown form beside the HTML (docs/product.md 24.7); the home page's is `/llms.txt` (24.8). */
const HAS_MARKDOWN = new RegExp(
  `^/(?:${[cataloguePaths.pattern, ...informationPaths.map((path) => path.slice(1))].join('|')})$`,
);

const markdownPathOf = (path: string): string | undefined =>
  path === '/' ? '/llms.txt' : HAS_MARKDOWN.test(path) ? `${path}.md` : undefined;

/** True when `Accept` weighs Markdown above HTML, or names it first at the same weight (RFC 9110, section 12.5.1). */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.toLowerCase().includes('markdown')) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']) === 'text/markdown';
}

/** True for the query of a filtered list. It has no Markdown: the list's file has watches that the filter leaves out. */
const hasFilter = (query = ''): boolean => {
  const asked = new URLSearchParams(query);
  return filterKeys.some((key) => asked.has(key));
};

/**
 * Content negotiation (RFC 9110, section 12.1): a request for a page that prefers Markdown gets the page's `.md` file.
 * @returns true when the response depends on `Accept`
 */
export function negotiateMarkdown(request: IncomingMessage): boolean {
  const [path = '', query] = (request.url ?? '').split('?');
  const markdown = markdownPathOf(path);
  if (!markdown || hasFilter(query)) return false;
  if (prefersMarkdown(request.headers.accept)) request.url = query === undefined ? markdown : `${markdown}?${query}`;
  return true;
}

/** Adds `Accept` to `Vary` once. */
export function varyByAccept(response: ServerResponse): void {
  const names = [response.getHeader('Vary') ?? []].flat().join(', ');
  if (!/(?:^|, )accept(?:,|$)/i.test(names)) response.appendHeader('Vary', 'Accept');
}
