import 'server-only';
import { type Database } from '@/server/database/database';

/** Longest wait of a request, in ms: shorter than the idle limits of usual proxies. */
const LONGEST_WAIT_MS = 25_000;

/** Time between two queries of this process for all its waiting browsers, in ms. */
const INTERVAL_MS = 500;

/** Waiting requests of a process. More are answered at once, and their browsers ask again later. */
const MAX_WAITING = 2000;

type Waiting = { userId: string; after: number; end: (version: number) => void };

const waiting = new Set<Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Waits until the lists of an account have another version than `after` (docs/product.md 40.1). Changes of other
 * processes are found by one query per interval for all accounts.
 *
 * @param signal ends the wait, for example when the browser disconnects.
 * @returns the version; `after` itself at the end of the longest wait.
 */
export async function waitForChange(
  db: Database,
  userId: string,
  after: number,
  signal: AbortSignal,
  longestMs = LONGEST_WAIT_MS,
): Promise<number> {
  const current = (await versionsOf(db, [userId])).get(userId) ?? 0;
  if (current !== after || waiting.size >= MAX_WAITING || signal.aborted) return current;
  return new Promise((resolve) => {
    const end = (version: number) => {
      waiting.delete(mine);
      clearTimeout(longest);
      signal.removeEventListener('abort', stop);
      if (waiting.size === 0) process.off('SIGTERM', endAll);
      resolve(version);
    };
    const stop = () => end(after);
    const mine: Waiting = { userId, after, end };
    const longest = setTimeout(stop, longestMs);
    signal.addEventListener('abort', stop);
    if (waiting.size === 0) process.on('SIGTERM', endAll);
    waiting.add(mine);
    timer ??= setTimeout(() => void look(db), INTERVAL_MS);
  });
}

/** Ends all waits: a stopping shop must not wait for these requests. One listener serves any number of them. */
function endAll(): void {
  for (const { after, end } of waiting) end(after);
}

/** Ends the waits of accounts whose version has changed. */
async function look(db: Database): Promise<void> {
  const users = [...new Set([...waiting].map(({ userId }) => userId))];
  // Without the database the browsers ask again, and their next request reports the problem.
  const versions = await versionsOf(db, users).catch(() => undefined);
  for (const { userId, after, end } of waiting) {
    const version = versions ? (versions.get(userId) ?? 0) : after;
    if (!versions || version !== after) end(version);
  }
  timer = waiting.size > 0 ? setTimeout(() => void look(db), INTERVAL_MS) : undefined;
}

async function versionsOf(db: Database, users: readonly string[]): Promise<Map<string, number>> {
  if (users.length === 0) return new Map();
  const rows = await db
    .selectFrom('account_lists')
    .select(['user_id', 'version'])
    .where('user_id', 'in', users)
    .execute();
  return new Map(rows.map(({ user_id, version }) => [user_id, version]));
}
