import { addRecent } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { createPersistedValue } from './persisted-value';

/* Watches as storage and addresses list them: `xerix/1,undone/3` (docs/product.md 10.9). */
const asText = { parse: (text: string) => text, print: (text: string) => text };

/** The watches that were compared last. */
export const { useValue: useCompared, save: saveCompared } = createPersistedValue('compare', asText);

const recent = createPersistedValue('recent', asText);

/** The watches that this browser has looked at, newest first. */
export const useRecent = recent.useValue;

/** Notes a look at a watch's page. */
export function rememberViewed(watch: WatchKey): void {
  recent.save(addRecent(recent.read() ?? '', watch));
}

export const forgetViewed = () => recent.save(null);
