import { create } from 'zustand';

/** What a form has done before it led to another page, for that page to show; not persisted (docs/product.md 11.15). */
export const useArrival = create<{ message: string }>(() => ({ message: '' }));
