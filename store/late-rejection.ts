import { create } from 'zustand';

/** A field's name in the delivery form, and the message. */
export type LateRejection = { field: string; rejected: string };

/** An error that the payment page got for a field of the delivery form; not persisted (docs/product.md 13.20). */
export const useLateRejection = create<{ rejection: LateRejection | null }>(() => ({ rejection: null }));
