import { create } from 'zustand';
import type { Joined } from './list-exchange';
import type { ValueName } from '@/domain/shared-values';

/** Success message of a form for the next page; not persisted (docs/product.md 11.15). */
export const useArrival = create<{ message: string }>(() => ({ message: '' }));

/** Lines that a sign-in has added to the account's lists, until the shopper closes the note (docs/product.md 40.3). */
export const useJoined = create<{ joined?: Joined }>(() => ({}));

/**
 * Names of the values that follow the account, and a function that changes them; it returns false if storage fails. Empty
 * until the account has answered. A separate module, so that the account page does not load the synchronisation.
 */
export const useFollowed = create<{
  names?: readonly ValueName[];
  choose?: (names: readonly ValueName[]) => Promise<boolean>;
}>(() => ({}));
