'use client';

import { bookChoiceCopy as copy } from '@/components/address-book/copy';
import { formattedLines } from '@/components/address-book/copy-address';
import { SelectField } from '@/components/forms/field';
import { useFormState } from '@/components/forms/form';
import { passFocusToMain } from '@/components/ui/page-hooks';
import { useCheckout } from '@/store/checkout';
import { comma, fullStop, sentenceGap } from '@/domain/punctuation';
import type { BookChoice } from './use-book-choice';

/** Select of a member's saved addresses. Reserves its space until the address book has loaded. */
export function SavedAddressField({ choice }: { choice: BookChoice }) {
  const { addresses = [], chosen, choose } = choice;
  const isOffered = addresses.length > 0;
  return (
    <div className="stable-label col-span-2 grid-cols-1 items-center tablet:col-span-6">
      <div inert={!isOffered} className={isOffered ? 'min-w-0' : 'invisible min-w-0'}>
        <SelectField
          label={copy.label}
          name="savedAddress"
          value={chosen?.id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {formattedLines(address).join(comma)}
            </option>
          ))}
          <option value="">{copy.another}</option>
        </SelectField>
      </div>
      {!isOffered && <AddressBookStatus choice={choice} />}
    </div>
  );
}

function AddressBookStatus({ choice: { addresses, hasLoadFailed, reload } }: { choice: BookChoice }) {
  if (addresses) return <p className="text-soft">{copy.none}</p>;
  if (!hasLoadFailed) return null;
  return (
    <p role="status" className="text-soft">
      {copy.unreachable}
      {sentenceGap}
      <button
        ref={passFocusToMain}
        type="button"
        onClick={() => void reload()}
        className="bar-link font-semibold text-link"
      >
        {copy.again}
      </button>
      {fullStop}
    </p>
  );
}

/** Checkbox that saves the typed address. Keeps its space, hidden, while a saved address is selected. */
export function KeepAddressField({ choice: { addresses, chosen, isFull } }: { choice: BookChoice }) {
  const keepsAddress = useCheckout((checkout) => checkout.keepsAddress);
  const setKeepsAddress = useCheckout((checkout) => checkout.setKeepsAddress);
  const rejection = useFormState().errors.keep;
  const isOffered = addresses !== undefined && !chosen;
  if (isOffered && isFull && !keepsAddress) {
    return <p className="col-span-2 flex min-h-11 items-center text-soft tablet:col-span-6">{copy.full}</p>;
  }
  return (
    <div inert={!isOffered} className={`col-span-2 tablet:col-span-6 ${isOffered ? '' : 'invisible'}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="keep"
          checked={keepsAddress}
          onChange={(event) => setKeepsAddress(event.currentTarget.checked)}
          aria-invalid={rejection ? true : undefined}
          aria-describedby={rejection ? 'keep-rejection' : undefined}
          className="size-5 shrink-0 accent-ink"
        />
        {copy.keep}
      </label>
      {rejection && (
        <p id="keep-rejection" className="text-sm font-semibold text-signal">
          {rejection}
        </p>
      )}
    </div>
  );
}
