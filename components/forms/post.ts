import { postJson } from '@/browser/post-json';

/** What became of something sent to the shop: kept, or why not, in words that may be shown. */
export type Sent = { kept: true } | { kept: false; message: string; field?: string };

/** How long to wait for the shop's answer, in ms. */
const PATIENCE_MS = 20_000;

const unreachable = 'The shop cannot be reached. Check your connection and try again; what you typed is still here.';

/** Sends what was typed to a route of the shop. Never rejects. */
export async function post(path: string, typed: Record<string, unknown>): Promise<Sent> {
  try {
    const response = await postJson(path, JSON.stringify(typed), { patienceMs: PATIENCE_MS });
    if (response.ok) return { kept: true };
    const { error } = (await response.json()) as { error: { message: string; field?: string; retryAfter?: number } };
    return { kept: false, message: error.message + waitWords(error.retryAfter), field: error.field };
  } catch {
    return { kept: false, message: unreachable };
  }
}

/** @param seconds as in the header Retry-After. */
function waitWords(seconds: number | undefined): string {
  if (!seconds) return '';
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? ' It works again in a minute.' : ` It works again in ${minutes} minutes.`;
}
