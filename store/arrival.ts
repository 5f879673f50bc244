import { create } from 'zustand';
import type { Joined } from './list-exchange';

/** Success message of a form for the next page; not persisted (docs/product.md 11.15). */
export const useArrival = create<{ message: string }>(() => ({ message: '' }));

/** Lines that a sign-in has added to the account's lists, until the shopper closes the note (docs/product.md 40.3). */
export const useJoined = create<{ joined?: Joined }>(() => ({}));
