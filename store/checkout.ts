import { type HandOff } from './hand-off';
import { type OrderAttempt } from './order-attempt';
import { blankCheckout, type Details, isBlank, type SavedCheckout, parseCheckout } from './saved-checkout';
import { checkoutKey, onSignedOut } from './session';
import { createPersistedStore } from './persisted-store';
import { syncAcrossTabs } from './sync';
import type { Address } from '@/domain/address';
import { readText, writeText } from '@/browser/local-text';

type CheckoutState = SavedCheckout & {
  /** False in the server's HTML and while it hydrates, true once storage has been read or found unreadable. */
  ready: boolean;
  /** Keeps what is typed. Another country has other ways to send: the one that was chosen is given up. */
  setField: (field: keyof Details, text: string) => void;
  /** Fills in what is known of a signed-in shopper, only where nothing has been typed. */
  fillEmpty: (known: Partial<Pick<Details, 'email' | 'fullName'>>) => void;
  /** Takes a saved address, or what was typed before, into the details; `typed` is what is to come back later. */
  setAddress: (address: Address, typed: Address | null) => void;
  setKeepsAddress: (isKept: boolean) => void;
  chooseService: (service: string) => void;
  /** Keeps a code that the shop has found good, or takes it off for an empty text. */
  setPromoCode: (promoCode: string) => void;
  saveHandOff: (handOff: HandOff) => void;
  saveAttempt: (attempt: OrderAttempt | null) => void;
  /** Forgets everything, in all tabs. */
  clear: () => void;
};

/** Whether storage refused to take a checkout: it lives on in memory, and what storage holds is not believed until it takes one. */
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
 * What a shopper has typed and chosen on the way to an order, kept over errors, reloads and a cancelled payment for a day
 * after its last change. Read it in components through a selector.
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
          details: { email: details.email, ...address },
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
