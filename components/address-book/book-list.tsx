'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { addressBookCopy as copy } from './copy';
import { addressName } from './copy-address';
import type { SavedAddress } from '@/contract/account-addresses';
import { AddressCard } from './address-card';
import type { RemovedAddress, useBookChanges } from './use-book-changes';

type BookListProps = {
  addresses: readonly SavedAddress[];
  changes: ReturnType<typeof useBookChanges>;
  /** The id of the address being edited, and its form. */
  changed?: { id: string; form: ReactNode };
  onChange: (address: SavedAddress) => void;
};

/** The saved addresses, with an Undo card in the place of a removed one. */
export function BookList({ addresses, changes, changed, onChange }: BookListProps) {
  const { removed, focused } = changes;
  const cards = addresses.map((address) =>
    address.id === changed?.id ? (
      <li key={address.id} className="col-span-full">
        {changed.form}
      </li>
    ) : (
      <li key={address.id} className="flex min-w-0 flex-col border-t border-ink pt-3 pb-5">
        <AddressCard
          address={address}
          takesFocus={focused === address.id}
          onChange={() => onChange(address)}
          onRemove={() => void changes.remove(address)}
          onSendFirst={() => void changes.sendFirst(address)}
        />
      </li>
    ),
  );
  const undoCard = removed && (
    <li key={`${removed.address.id} removed`} className="flex min-w-0 flex-col border-t border-ink pt-3 pb-5">
      <UndoCard removed={removed} onUndo={() => void changes.undo(removed)} />
    </li>
  );
  return (
    <ul aria-label={copy.list} className="mt-4 grid grid-cols-1 gap-x-10 tablet:grid-cols-2 desktop:grid-cols-3">
      {undoCard ? cards.toSpliced(removed.index, 0, undoCard) : cards}
    </ul>
  );
}

/** Its Undo button takes the focus that the removed address had. */
function UndoCard({ removed: { address }, onUndo }: { removed: RemovedAddress; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const name = addressName(address);
  return (
    <>
      <p className="wrap-anywhere text-soft">{copy.removed(name)}</p>
      <div className="mt-auto pt-2">
        <button
          ref={button}
          type="button"
          aria-label={copy.undoOf(name)}
          onClick={onUndo}
          className="bar-link font-semibold underline underline-offset-4"
        >
          {copy.undo}
        </button>
      </div>
    </>
  );
}
