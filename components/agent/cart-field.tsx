'use client';

import { cartChoiceCopy } from '@/components/cart/link/copy';
import { useFormState } from '@/components/forms/form';
import { handOffCopy as copy } from './copy';
import type { CartHandling } from './accept-hand-off';

type CartFieldProps = {
  /** Number of other watches in the cart. */
  count: number;
  handling: CartHandling | undefined;
  onChange: (handling: CartHandling) => void;
};

/** Radio group for the shopper's own cart, without a default choice. */
export function CartField({ count, handling, onChange }: CartFieldProps) {
  const rejection = useFormState().errors.cart;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={rejection ? true : undefined}
      aria-describedby={rejection ? 'cart-rejection' : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 font-semibold">{copy.cart}</legend>
      <p className="mb-2 text-soft">{cartChoiceCopy.holdsOthers(count)}</p>
      {(['replace', 'add'] as const).map((each) => (
        <label key={each} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="radio"
            name="cart"
            value={each}
            checked={handling === each}
            onChange={() => onChange(each)}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          {copy[each]}
        </label>
      ))}
      {rejection && (
        <p id="cart-rejection" className="text-sm font-semibold text-signal">
          {rejection}
        </p>
      )}
    </fieldset>
  );
}
