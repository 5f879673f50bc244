import { absoluteUrl } from '@/data/site';
import { type ProtocolVersion } from './versions';

type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

/** What an answer tells beside its content. `path` is a JSONPath into the answer (RFC 9535). */
export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string }
  | { type: 'info'; code?: string; content: string; path?: string };

/** What is in the way. */
export type Problem = Message & { type: 'error' };

/** What the agent can mend by sending something else. */
export const problem = (code: string, content: string, path?: string): Problem => ({
  type: 'error',
  code,
  content,
  severity: 'recoverable',
  ...(path && { path }),
});

/** An answer where there is nothing to answer with: the protocol wants these fields and no others. */
export function errorAnswer(version: ProtocolVersion, message: Omit<Problem, 'type'>, path = '/') {
  return {
    ucp: { version, status: 'error' },
    messages: [{ type: 'error', ...message }],
    continue_url: absoluteUrl(path),
  };
}
