'use client';

import type { ComponentProps, ReactNode } from 'react';
import { addressFields } from '@/components/checkout/delivery/address-fields';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { deliveryFormWords } from '@/components/checkout/copy';
import { fillIn } from '@/components/forms/copy';
import { deliveryLimits } from '@/contract/limits';
import { letterPattern } from '@/domain/typed-text';
import type { Address } from '@/domain/address';

type Typing = {
  address: Address;
  /** Takes what one of its lines says now. */
  type: (line: keyof Address, text: string) => void;
};

type LineFieldProps = Typing & { line: Exclude<keyof Address, 'country'> } & Omit<
    ComponentProps<typeof Field>,
    'name' | 'value' | 'onChange' | 'type'
  >;

/** A line of an address; a blank is no answer where one is required. */
function LineField({ line, address, type, ...rest }: LineFieldProps) {
  const filled = rest.required && { pattern: letterPattern, title: fillIn(rest.label) };
  return (
    <Field
      {...filled}
      maxLength={deliveryLimits[line]}
      {...rest}
      name={line}
      value={address[line]}
      onChange={(event) => type(line, event.currentTarget.value)}
    />
  );
}

/** Whose parcel it is. */
export function FullNameInput({ className, ...typing }: Typing & { className: string }) {
  return (
    <LineField
      {...typing}
      line="fullName"
      label={deliveryFormWords.fullName}
      required
      autoComplete="name"
      autoCapitalize="words"
      className={className}
    />
  );
}

type AddressFieldsProps = Typing & {
  /** The options of the country list. */
  countries: ReactNode;
  /** Why the shop does not send to the country; empty where it does. */
  refusal?: string;
};

/** Country, street and place, in a grid of two columns, of six on a wide screen. */
export function AddressInputs({ countries, refusal = '', ...typing }: AddressFieldsProps) {
  return (
    <>
      <SelectField
        name="country"
        label={deliveryFormWords.country}
        required
        autoComplete="country"
        value={typing.address.country}
        onChange={(event) => typing.type('country', event.currentTarget.value)}
        refusal={refusal}
        className="col-span-2 tablet:col-span-6"
      >
        {countries}
      </SelectField>
      <StreetFields {...typing} />
      <PlaceFields {...typing} />
    </>
  );
}

function StreetFields(typing: Typing) {
  return (
    <>
      <LineField
        {...typing}
        line="line1"
        label={deliveryFormWords.line1}
        required
        autoComplete="address-line1"
        className="col-span-2 tablet:col-span-3"
      />
      <LineField
        {...typing}
        line="line2"
        label={deliveryFormWords.line2}
        autoComplete="address-line2"
        className="col-span-2 tablet:col-span-3"
      />
    </>
  );
}

/** The lines that countries write differently. */
function PlaceFields(typing: Typing) {
  const { region, postalCode } = addressFields(typing.address.country);
  return (
    <>
      <LineField
        {...typing}
        line="city"
        label={deliveryFormWords.city}
        required
        autoComplete="address-level2"
        className="col-span-2 tablet:col-span-2"
      />
      <LineField
        {...typing}
        line="region"
        {...region}
        autoComplete="address-level1"
        className="max-[22rem]:col-span-2 tablet:col-span-2"
      />
      <LineField
        {...typing}
        line="postalCode"
        {...postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-[22rem]:col-span-2 tablet:col-span-2"
      />
    </>
  );
}
