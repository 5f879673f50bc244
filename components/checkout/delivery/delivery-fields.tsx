'use client';

import type { ReactNode } from 'react';
import { AddressInputs, FullNameInput } from '@/components/address-book/address-inputs';
import { Field } from '@/components/forms/field';
import { deliveryFormCopy, destinationTitle } from '@/components/checkout/copy';
import { emailRule } from '@/components/forms/copy';
import { deliveryLimits, emailPattern } from '@/contract/limits';
import { useCheckout } from '@/store/checkout';
import { PhoneInput } from './phone-input';

type DeliveryFieldsProps = {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
  /** Why the shop does not ship to the country; empty if it does. */
  rejection: string;
  /** A member's saved addresses, above the fields. */
  choice?: ReactNode;
  /** A member's checkbox to save the address, below the fields. */
  keep?: ReactNode;
};

/** Contact and address fields. Each input event updates the stored checkout. */
export function DeliveryFields({ countries, rejection, choice, keep }: DeliveryFieldsProps) {
  const address = useCheckout(({ details }) => details);
  const type = useCheckout((checkout) => checkout.setField);
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-6">
      <legend className="mb-5 w-full border-b border-ink pb-3 text-2xl font-bold tracking-tight">
        {destinationTitle}
      </legend>
      {choice}
      <EmailField />
      <FullNameInput address={address} type={type} className="col-span-2 tablet:col-span-3" />
      <AddressInputs address={address} type={type} countries={countries} rejection={rejection} />
      <PhoneInput
        phone={address.phone}
        type={(phone) => type('phone', phone)}
        className="col-span-2 tablet:col-span-6"
      />
      {keep}
    </fieldset>
  );
}

function EmailField() {
  const email = useCheckout(({ details }) => details.email);
  const type = useCheckout((checkout) => checkout.setField);
  return (
    <Field
      name="email"
      label={deliveryFormCopy.email}
      type="email"
      required
      pattern={emailPattern}
      title={emailRule}
      maxLength={deliveryLimits.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      className="col-span-2 tablet:col-span-3"
      value={email}
      onChange={(event) => type('email', event.currentTarget.value)}
    />
  );
}
