'use client';

import { printedLines } from '@/components/address-book/printed-lines';
import { SelectField } from '@/components/forms/select-field';
import { bookChoiceWords as words } from '@/components/address-book/copy';
import type { BookChoice } from './use-book-choice';

/** Offers a member the address book, in space that is kept until it is known. */
export function SavedAddressField({ choice }: { choice: BookChoice }) {
  const { addresses = [], chosen, choose } = choice;
  const isOffered = addresses.length > 0;
  return (
    <div className="stable-label col-span-2 grid-cols-1 items-center tablet:col-span-6">
      <div inert={!isOffered} className={isOffered ? 'min-w-0' : 'invisible min-w-0'}>
        <SelectField
          label={words.label}
          name="savedAddress"
          value={chosen?.id ?? ''}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {addresses.map((address) => (
            <option key={address.id} value={address.id}>
              {printedLines(address).join(', ')}
            </option>
          ))}
          <option value="">{words.another}</option>
        </SelectField>
      </div>
      {!isOffered && <InItsPlace choice={choice} />}
    </div>
  );
}

function InItsPlace({ choice: { addresses, cannotLook, lookAgain } }: { choice: BookChoice }) {
  if (addresses) return <p className="text-soft">{words.none}</p>;
  if (!cannotLook) return null;
  return (
    <p role="status" className="text-soft">
      {words.unreachable}{' '}
      <button type="button" onClick={() => void lookAgain()} className="bar-link font-semibold text-link">
        {words.again}
      </button>
      .
    </p>
  );
}
