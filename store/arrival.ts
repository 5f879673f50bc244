import { create } from 'zustand';
import type { Joined } from './follow-lists';

/** What a form has done before it led to another page, for that page to show; not persisted (docs/product.md 11.15). */
export const useArrival = create<{ message: string }>(() => ({ message: '' }));

/** What a sign-in has added to the account's lists, until the shopper closes the note (docs/product.md 40.3). */
export const useJoined = create<{ joined?: Joined }>(() => ({}));
