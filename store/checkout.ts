import { create } from 'zustand';
import { type HandOff } from './hand-off';
import { type OrderAttempt } from './order-attempt';
import { blankCheckout, type Details, isBlank, type SavedCheckout, parseCheckout } from './saved-checkout';
import { checkoutKey, onSignedOut } from './session';
import { createPersistedStore } from './persisted-store';
import { syncAcrossTabs } from './sync';
import type { Address } from '@/domain/address';
import { readText, writeText } from '@/browser/local-text';

type CheckoutState = SavedCheckout & {
  /** False in the server's HTML and during hydration; true once storage was read or found unreadable. */
  ready: boolean;
  /** Stores a typed field. Changing the country resets the shipping service. */
  setField: (field: keyof Details, text: string) => void;
  /** Fills empty fields with data of the signed-in shopper. */
  fillEmpty: (known: Partial<Pick<Details, 'email' | 'fullName'>>) => void;
  /** Puts a saved address, or the earlier typed one, into the details; `typed` can be restored later. */
  setAddress: (address: Address, typed: Address | null) => void;
  setKeepsAddress: (isKept: boolean) => void;
  chooseService: (service: string) => void;
  /** Stores a code that the shop accepted, or removes it for an empty text. */
  setPromoCode: (promoCode: string) => void;
  saveHandOff: (handOff: HandOff | null) => void;
  saveAttempt: (attempt: OrderAttempt | null) => void;
  /** Clears the checkout in all tabs. */
  clear: () => void;
};

/** True after a failed write: the state lives in memory and storage is ignored until a write succeeds or another tab deletes it. */
let isRejected = false;

function readSaved(): SavedCheckout | undefined {
  const text = isRejected ? undefined : readText(checkoutKey);
  const kept = text === undefined ? undefined : parseCheckout(text, Date.now());
  if (kept && isBlank(kept)) writeText(checkoutKey, null);
  return kept;
}

function writeSaved({
  details,
  typedAddress,
  keepsAddress,
  service,
  promoCode,
  handOff,
  attempt,
  changedAt,
}: SavedCheckout): void {
  const kept = { details, typedAddress, keepsAddress, service, promoCode, handOff, attempt, changedAt };
  isRejected = !writeText(checkoutKey, isBlank(kept) ? null : JSON.stringify(kept));
}

/**
 * Form data and choices of an unfinished checkout. They survive errors, reloads and a cancelled payment for one day
 * after the last change. Components read it through a selector.
 */
export const useCheckout = createPersistedStore<CheckoutState>(
  (set) => {
    const change = (how: (checkout: SavedCheckout) => Partial<SavedCheckout>) =>
      set((checkout) => ({ ...how(checkout), changedAt: Date.now() }));
    return {
      ...blankCheckout,
      ready: false,
      setField: (field, text) =>
        change(({ details, service }) => ({
          details: { ...details, [field]: text },
          service: field === 'country' ? '' : service,
        })),
      fillEmpty: (known) =>
        change(({ details }) => ({
          details: {
            ...details,
            email: details.email || known.email || '',
            fullName: details.fullName || known.fullName || '',
          },
        })),
      setAddress: (address, typedAddress) =>
        change(({ details, service }) => ({
          details: { email: details.email, phone: details.phone, ...address },
          typedAddress,
          service: address.country === details.country ? service : '',
        })),
      setKeepsAddress: (keepsAddress) => change(() => ({ keepsAddress })),
      chooseService: (service) => change(() => ({ service })),
      setPromoCode: (promoCode) => change(() => ({ promoCode })),
      saveHandOff: (handOff) => change(() => ({ handOff })),
      saveAttempt: (attempt) => change(() => ({ attempt })),
      clear: () => set(blankCheckout),
    };
  },
  { read: (checkout) => ({ ...checkout, ...readSaved(), ready: true }), write: writeSaved },
);

onSignedOut(() => useCheckout.getState().clear());
syncAcrossTabs(checkoutKey, () => useCheckout.rehydrate());
// A deletion by another tab (a sign-out, a paid order) also deletes what storage did not take.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key !== checkoutKey && key !== null) || newValue !== null) return;
    isRejected = false;
    useCheckout.rehydrate();
  });

/** A field's name in the delivery form, and the message. */
export type LateRejection = { field: string; rejected: string };

/** An error that the payment page got for a field of the delivery form; not persisted (docs/product.md 13.20). */
export const useLateRejection = create<{ rejection: LateRejection | null }>(() => ({ rejection: null }));
