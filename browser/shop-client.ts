import { storedWatchesRoute } from '@/contract/stored-watches';
import { mostKeys } from '@/contract/watch-keys';
import { watchesRoute } from '@/contract/watches';
import { accept, type Result } from '@/domain/result';
import type { StoredWatch } from '@/domain/stored-watch';
import type { WatchSummary } from '@/domain/watch';
import type { WatchKey } from '@/domain/watch-key';
import { askShop, type AskCode } from './ask-shop';

/** What a list shows of these watches, in their order; what is no longer sold is left out. Never rejects. */
export function fetchWatchSummaries(
  keys: readonly WatchKey[],
): Promise<Result<readonly WatchSummary[], AskCode<typeof watchesRoute>>> {
  return askInParts(keys, (query) => askShop(watchesRoute, { query }));
}

/** These watches whole, as a list keeps them, in their order; what is no longer sold is left out. Never rejects. */
export function fetchStoredWatches(
  keys: readonly WatchKey[],
): Promise<Result<readonly StoredWatch[], AskCode<typeof storedWatchesRoute>>> {
  return askInParts(keys, (query) => askShop(storedWatchesRoute, { query }));
}

/** Asks for no more watches at once than the shop answers; of several refusals the first counts. */
async function askInParts<T, Code extends string>(
  keys: readonly WatchKey[],
  ask: (query: { keys: string }) => Promise<Result<{ watches: readonly T[] }, Code>>,
): Promise<Result<readonly T[], Code>> {
  const parts = Array.from({ length: Math.ceil(keys.length / mostKeys) }, (_, part) =>
    keys.slice(part * mostKeys, (part + 1) * mostKeys),
  );
  const answers = await Promise.all(parts.map((part) => ask({ keys: part.join(',') })));
  const refused = answers.find((answer) => !answer.ok);
  return refused ?? accept(answers.flatMap((answer) => (answer.ok ? answer.value.watches : [])));
}
