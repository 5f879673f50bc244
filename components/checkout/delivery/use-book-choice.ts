import { useEffect, useEffectEvent } from 'react';
import { saveAddress } from '@/browser/address-client';
import { callAddressBook } from '@/components/address-book/call-address-book';
import { bookChoiceCopy } from '@/components/address-book/copy';
import { useAddressBook } from '@/components/address-book/use-address-book';
import { formRejectionCopy } from '@/components/forms/copy-rejections';
import type { FormResult } from '@/components/forms/form';
import { maxSavedAddresses } from '@/contract/limits';
import { addressOf, blankAddress, type Address } from '@/domain/address';
import { isSameAddress } from '@/domain/same-address';
import { useCheckout } from '@/store/checkout';
import { useSession } from '@/store/session';
import { sentenceGap } from '@/domain/punctuation';

/** Timeout for saving an address before payment, in ms. */
const PATIENCE_MS = 8000;

/**
 * A member's address book in the delivery form. The form's values determine the selected address, so the order always
 * uses the address shown, even if the address book changes.
 */
export function useBookChoice() {
  const isMember = useSession(({ marker }) => marker !== null);
  const isUnreachable = useSession((session) => session.isUnreachable);
  const displayName = useSession(({ user }) => user?.displayName ?? null);
  const { addresses, rejection, load, show } = useAddressBook();
  const details = useCheckout((checkout) => checkout.details);
  const chosen = addresses?.find((saved) => isSameAddress(saved, details));

  const chooseFirst = useEffectEvent(() => {
    const [first] = addresses ?? [];
    const { details: now, setAddress, typedAddress } = useCheckout.getState();
    if (first && isUntyped(now, displayName, first)) setAddress(addressOf(first), typedAddress);
  });
  const isKnown = addresses !== undefined;
  useEffect(() => {
    if (isKnown) chooseFirst();
  }, [isKnown]);

  /** @param id of a saved address; empty for the typed address. */
  const choose = (id: string) => {
    const { typedAddress, setAddress } = useCheckout.getState();
    const saved = addresses?.find((each) => each.id === id);
    const blank = { ...blankAddress, fullName: displayName ?? '' };
    if (saved) setAddress(addressOf(saved), chosen ? typedAddress : addressOf(details));
    else if (chosen) setAddress(typedAddress ?? blank, null);
  };

  /** Saves the typed address if the checkbox is ticked. Returns the rejection, or undefined on success. */
  const saveTypedAddress = async (): Promise<FormResult | undefined> => {
    const { details: typed, keepsAddress, setKeepsAddress } = useCheckout.getState();
    if (!isMember || !keepsAddress || !addresses || addresses.some((saved) => isSameAddress(saved, typed)))
      return undefined;
    const address = { ...addressOf(typed), isFirst: false };
    const saved = await callAddressBook((idToken) => saveAddress(address, idToken, PATIENCE_MS));
    if (!saved.ok) {
      const field = 'field' in saved.rejection ? saved.rejection.field : 'keep';
      return { rejected: formRejectionCopy(saved.rejection) + sentenceGap + bookChoiceCopy.orUntick, field };
    }
    setKeepsAddress(false);
    show(saved.value);
    return undefined;
  };

  return {
    isMember,
    addresses,
    hasLoadFailed: !addresses && (isUnreachable || rejection !== undefined),
    chosen,
    isFull: (addresses?.length ?? 0) >= maxSavedAddresses,
    choose,
    reload: load,
    saveTypedAddress,
  };
}

export type BookChoice = ReturnType<typeof useBookChoice>;

/**
 * True if no street, city, region or postal code is entered, and the name and the country are the account's and the saved
 * address's. A country may have been chosen on a product page.
 */
export function isUntyped(typed: Address, displayName: string | null, saved: Address): boolean {
  const isBlank = (['line1', 'line2', 'city', 'region', 'postalCode'] as const).every((line) => !typed[line].trim());
  const isName = ['', displayName ?? ''].includes(typed.fullName);
  return isBlank && isName && [blankAddress.country, saved.country].includes(typed.country);
}
