import { create } from 'zustand';
import { type ValueName } from '@/domain/shared-values';

/**
 * Names of the values that follow the account, and a function that changes them; it returns false if storage fails. Empty
 * until the account has answered. A separate module, so that the account page does not load the synchronisation.
 */
export const useFollowed = create<{
  names?: readonly ValueName[];
  choose?: (names: readonly ValueName[]) => Promise<boolean>;
}>(() => ({}));
