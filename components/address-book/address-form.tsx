'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { saveAddress } from '@/browser/address-client';
import { rejectedForm } from '@/components/forms/copy-rejections';
import { Form, type FormResult, SubmitButton } from '@/components/forms/form';
import type { Address } from '@/domain/address';
import { AddressInputs, FullNameInput } from './address-inputs';
import { type Addresses, callAddressBook } from './call-address-book';
import { addressBookCopy as copy } from './copy';

type AddressFormProps = {
  title: string;
  /** Id of the address to edit; undefined to add one. */
  id?: string;
  initial: Address;
  countries: ReactNode;
  /** Receives the updated address book and the address as typed. */
  onSaved: (addresses: Addresses, address: Address) => void;
  onLeave: () => void;
};

/** Adds or edits an address. The first field takes the focus. */
export function AddressForm({ title, id, initial, countries, onSaved, onLeave }: AddressFormProps) {
  const [address, setAddress] = useState(initial);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);

  const keep = async (): Promise<FormResult> => {
    const saved = await callAddressBook((idToken) => saveAddress({ ...address, id, isFirst: false }, idToken));
    if (saved.ok) {
      onSaved(saved.value, address);
      return { done: '' };
    }
    return rejectedForm(saved.rejection);
  };
  const type = (line: keyof Address, text: string) => setAddress((typed) => ({ ...typed, [line]: text }));

  return (
    <div className="max-w-3xl border-t border-ink pt-4">
      <Form label={title} busyCopy={copy.keeping} submit={keep}>
        <fieldset ref={fields} className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-6">
          <legend className="mb-5 text-xl font-bold tracking-tight wrap-anywhere">{title}</legend>
          <FullNameInput address={address} type={type} className="col-span-full" />
          <AddressInputs address={address} type={type} countries={countries} />
        </fieldset>
        <div className="grid gap-x-4 tablet:grid-cols-2">
          <SubmitButton>{copy.keep}</SubmitButton>
          <div>
            <button type="button" onClick={onLeave} className="button-quiet w-full">
              {copy.leave}
            </button>
          </div>
        </div>
      </Form>
    </div>
  );
}
