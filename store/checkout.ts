import { type HandOff } from './hand-off';
import { type OrderAttempt } from './order-attempt';
import { blankCheckout, type Details, isBlank, type KeptCheckout, parseCheckout } from './saved-checkout';
import { checkoutKey, whenSignedOut } from './session';
import { createKeptStore } from './persisted-store';
import { keepEqual } from './sync';
import type { Address } from '@/domain/address';
import { readText, writeText } from '@/browser/local-text';

type CheckoutState = KeptCheckout & {
  /** False in the server's HTML and while it hydrates, true once storage has been read or found unreadable. */
  ready: boolean;
  /** Keeps what is typed. Another country has other ways to send: the one that was chosen is given up. */
  type: (field: keyof Details, text: string) => void;
  /** Fills in what is known of a signed-in shopper, only where nothing has been typed. */
  fillEmpty: (known: Partial<Pick<Details, 'email' | 'fullName'>>) => void;
  /** Takes a saved address, or what was typed before, into the details; `typed` is what is to come back later. */
  takeAddress: (address: Address, typed: Address | null) => void;
  keepAddress: (isKept: boolean) => void;
  chooseService: (service: string) => void;
  /** Keeps a code that the shop has found good, or takes it off for an empty text. */
  redeem: (promoCode: string) => void;
  keepHandOff: (handOff: HandOff) => void;
  keepAttempt: (attempt: OrderAttempt | null) => void;
  /** Forgets everything, in all tabs. */
  forget: () => void;
};

/** Whether storage refused to take a checkout: it lives on in memory, and what storage holds is not believed until it takes one. */
let isRejected = false;

function readKept(): KeptCheckout | undefined {
  const text = isRejected ? undefined : readText(checkoutKey);
  const kept = text === undefined ? undefined : parseCheckout(text, Date.now());
  if (kept && isBlank(kept)) writeText(checkoutKey, null);
  return kept;
}

function writeKept({
  details,
  typedAddress,
  keepsAddress,
  service,
  promoCode,
  handOff,
  attempt,
  changedAt,
}: KeptCheckout): void {
  const kept = { details, typedAddress, keepsAddress, service, promoCode, handOff, attempt, changedAt };
  isRejected = !writeText(checkoutKey, isBlank(kept) ? null : JSON.stringify(kept));
}

/**
 * What a shopper has typed and chosen on the way to an order, kept over errors, reloads and a cancelled payment for a day
 * after its last change. Read it in components through a selector.
 */
export const useCheckout = createKeptStore<CheckoutState>(
  (set) => {
    const change = (how: (checkout: KeptCheckout) => Partial<KeptCheckout>) =>
      set((checkout) => ({ ...how(checkout), changedAt: Date.now() }));
    return {
      ...blankCheckout,
      ready: false,
      type: (field, text) =>
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
      takeAddress: (address, typedAddress) =>
        change(({ details, service }) => ({
          details: { email: details.email, ...address },
          typedAddress,
          service: address.country === details.country ? service : '',
        })),
      keepAddress: (keepsAddress) => change(() => ({ keepsAddress })),
      chooseService: (service) => change(() => ({ service })),
      redeem: (promoCode) => change(() => ({ promoCode })),
      keepHandOff: (handOff) => change(() => ({ handOff })),
      keepAttempt: (attempt) => change(() => ({ attempt })),
      forget: () => set(blankCheckout),
    };
  },
  { read: (checkout) => ({ ...checkout, ...readKept(), ready: true }), write: writeKept },
);

whenSignedOut(() => useCheckout.getState().forget());
keepEqual(checkoutKey, () => useCheckout.rehydrate());
