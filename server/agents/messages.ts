import { absoluteUrl } from '@/data/site';
import type { ProtocolVersion } from './capabilities';

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** A message beside the content of a response. `path` is a JSONPath into the response (RFC 9535). */
export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string; path?: string };

/** A message about an error. */
export type Problem = Message & { type: 'error' };

/** Creates an error that the agent can fix with another request. */
export const problem = (code: string, content: string, path?: string): Problem => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...(path && { path }),
});

/** Creates an error response without content; the protocol allows these fields only. */
export function errorResponse(version: ProtocolVersion, message: Omit<Problem, 'type'>, path = '/') {
  return {
    ucp: { version, status: 'error' },
    messages: [{ type: 'error', ...message }],
    continue_url: absoluteUrl(path),
  };
}
