'use client';

import { useFormState } from '@/components/forms/form-state';
import { bookChoiceWords as words } from '@/components/address-book/copy';
import { useCheckout } from '@/store/checkout';
import type { BookChoice } from './use-book-choice';

/** Lets a member keep what was typed; in space that is kept while a saved address is chosen. */
export function KeepAddressField({ choice: { addresses, chosen, isFull } }: { choice: BookChoice }) {
  const keepsAddress = useCheckout((checkout) => checkout.keepsAddress);
  const keepAddress = useCheckout((checkout) => checkout.keepAddress);
  const refusal = useFormState().errors.keep;
  const isOffered = addresses !== undefined && !chosen;
  if (isOffered && isFull && !keepsAddress) {
    return <p className="col-span-2 flex min-h-11 items-center text-soft tablet:col-span-6">{words.full}</p>;
  }
  return (
    <div inert={!isOffered} className={`col-span-2 tablet:col-span-6 ${isOffered ? '' : 'invisible'}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="keep"
          checked={keepsAddress}
          onChange={(event) => keepAddress(event.currentTarget.checked)}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? 'keep-refusal' : undefined}
          className="size-5 shrink-0 accent-ink"
        />
        {words.keep}
      </label>
      {refusal && (
        <p id="keep-refusal" className="text-sm font-semibold text-signal">
          {refusal}
        </p>
      )}
    </div>
  );
}
