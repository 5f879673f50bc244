import { recentKey } from '@/browser/root-attributes';
import { addRecent } from '@/domain/key-list';
import type { WatchKey } from '@/domain/watch-key';
import { createPersistedValue } from './persisted-value';

/* Stored and linked lists of watches: `xerix/1,undone/3` (docs/product.md 10.9). */
const asText = { parse: (text: string) => text, print: (text: string) => text };

/** The last compared watches. */
export const { useValue: useCompared, save: saveCompared } = createPersistedValue('compare', asText);

const recent = createPersistedValue(recentKey, asText);

/** Recently viewed watches, newest first. */
export const useRecent = recent.useValue;

/** Records a viewed watch. */
export function rememberViewed(watch: WatchKey): void {
  recent.save(addRecent(recent.read() ?? '', watch));
}

/** Deletes the viewed watches. */
export const forgetViewed = () => recent.save(null);
