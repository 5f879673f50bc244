'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DelayedNotice, Notice } from '@/components/ui/page-parts';
import type { SavedAddress } from '@/contract/account-addresses';
import { maxSavedAddresses } from '@/contract/limits';
import { addressOf, blankAddress } from '@/domain/address';
import { useSession } from '@/store/session';
import { AddressForm } from './address-form';
import type { Addresses } from './call-address-book';
import { BookList } from './book-list';
import { addressBookCopy as copy } from './copy';
import { RetryLoad } from './retry-load';
import { addressName } from './copy-address';
import { useAddressBook } from './use-address-book';
import { useBookChanges } from './use-book-changes';

type AddressBookProps = {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
  /** Called when the address book has loaded or failed to load. */
  onKnown: () => void;
};

/** The address book section of the account page. */
export function AddressBook({ countries, onKnown }: AddressBookProps) {
  const { addresses, rejection, load, show } = useAddressBook();
  const isKnown = addresses !== undefined || rejection !== undefined;
  const notifyKnown = useEffectEvent(onKnown);
  useEffect(() => {
    if (isKnown) notifyKnown();
  }, [isKnown]);
  return (
    <section aria-labelledby="addresses">
      <h2 id="addresses" tabIndex={-1} className="text-2xl outline-none">
        {copy.title}
      </h2>
      {!isKnown && <DelayedNotice>{copy.looking}</DelayedNotice>}
      {!addresses && rejection && <RetryLoad rejection={rejection} load={load} />}
      {addresses && <Book addresses={addresses} show={show} countries={countries} />}
    </section>
  );
}

type BookProps = { addresses: Addresses; show: (addresses: Addresses) => void; countries: ReactNode };

function Book({ addresses, show, countries }: BookProps) {
  const displayName = useSession(({ user }) => user?.displayName ?? '');
  const [editing, setEditing] = useState<SavedAddress | 'new'>();
  const add = useRef<HTMLButtonElement>(null);
  const changes = useBookChanges(addresses, show);
  const leave = () => {
    setEditing(undefined);
    changes.onCancelled(editing === 'new' ? undefined : editing?.id);
    // The button is mounted after the form is unmounted.
    if (editing === 'new') setTimeout(() => add.current?.focus());
  };
  const form = editing && (
    <AddressForm
      key={editing === 'new' ? editing : editing.id}
      title={editing === 'new' ? copy.add : copy.changeTitle(addressName(editing))}
      {...(editing === 'new'
        ? { initial: { ...blankAddress, fullName: displayName } }
        : { id: editing.id, initial: addressOf(editing) })}
      countries={countries}
      onSaved={(book, address) => {
        setEditing(undefined);
        changes.onSaved(book, address);
      }}
      onLeave={leave}
    />
  );
  const changed = editing !== undefined && editing !== 'new' ? { id: editing.id, form } : undefined;
  return (
    <>
      {addresses.length === 0 && !changes.removed && !editing && <p className="mt-4">{copy.none}</p>}
      <BookList addresses={addresses} changes={changes} changed={changed} onChange={setEditing} />
      {changes.rejected && (
        <div role="alert" className="mb-4">
          <Notice>{changes.rejected}</Notice>
        </div>
      )}
      {editing === 'new' && form}
      {!editing && addresses.length < maxSavedAddresses && (
        <button ref={add} type="button" onClick={() => setEditing('new')} className="mt-2 button-quiet">
          {copy.add}
        </button>
      )}
      {addresses.length >= maxSavedAddresses && <p className="text-soft">{copy.full}</p>}
      <p role="status" className="mt-1 min-h-6 text-sm font-semibold">
        {changes.status}
      </p>
    </>
  );
}
