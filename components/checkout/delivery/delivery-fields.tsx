'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Field } from '@/components/forms/field';
import { SelectField } from '@/components/forms/select-field';
import { deliveryLimits } from '@/contract/checkout-orders';
import { emailPattern } from '@/contract/email-address';
import { useCheckout } from '@/store/checkout';
import type { Details } from '@/store/kept-checkout';
import { deliveryFormWords, destinationTitle } from '@/components/words/checkout';
import { emailRule, fillIn } from '@/components/words/forms';
import { letterPattern } from '@/domain/typed-text';
import { addressFields } from './address-fields';

type CountryProps = {
  /** The options of the country list. */
  countries: ReactNode;
  /** Why the shop does not send to the country; empty where it does. */
  refusal: string;
};

export function DeliveryFields(props: CountryProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5 tablet:grid-cols-6">
      <legend className="mb-5 w-full border-b border-ink pb-3 text-2xl font-bold tracking-tight">
        {destinationTitle}
      </legend>
      <ContactFields />
      <CountryField {...props} />
      <StreetFields />
      <PlaceFields />
    </fieldset>
  );
}

function ContactFields() {
  return (
    <>
      <DetailField
        field="email"
        label={deliveryFormWords.email}
        type="email"
        required
        pattern={emailPattern}
        title={emailRule}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        className="col-span-2 tablet:col-span-3"
      />
      <DetailField
        field="fullName"
        label={deliveryFormWords.fullName}
        required
        autoComplete="name"
        autoCapitalize="words"
        className="col-span-2 tablet:col-span-3"
      />
    </>
  );
}

function CountryField({ countries, refusal }: CountryProps) {
  const country = useCheckout(({ details }) => details.country);
  const type = useCheckout((checkout) => checkout.type);
  return (
    <SelectField
      name="country"
      label={deliveryFormWords.country}
      required
      autoComplete="country"
      value={country}
      onChange={(event) => type('country', event.currentTarget.value)}
      refusal={refusal}
      className="col-span-2 tablet:col-span-6"
    >
      {countries}
    </SelectField>
  );
}

function StreetFields() {
  return (
    <>
      <DetailField
        field="line1"
        label={deliveryFormWords.line1}
        required
        autoComplete="address-line1"
        className="col-span-2 tablet:col-span-3"
      />
      <DetailField
        field="line2"
        label={deliveryFormWords.line2}
        autoComplete="address-line2"
        className="col-span-2 tablet:col-span-3"
      />
    </>
  );
}

/** The lines that countries write differently. */
function PlaceFields() {
  const { region, postalCode } = addressFields(useCheckout(({ details }) => details.country));
  return (
    <>
      <DetailField
        field="city"
        label={deliveryFormWords.city}
        required
        autoComplete="address-level2"
        className="col-span-2 tablet:col-span-2"
      />
      <DetailField
        field="region"
        {...region}
        autoComplete="address-level1"
        className="max-[22rem]:col-span-2 tablet:col-span-2"
      />
      <DetailField
        field="postalCode"
        {...postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        className="max-[22rem]:col-span-2 tablet:col-span-2"
      />
    </>
  );
}

type DetailFieldProps = Omit<ComponentProps<typeof Field>, 'name' | 'value' | 'onChange'> & {
  field: Exclude<keyof Details, 'country'>;
};

/** A field whose text is kept as it is typed; a blank is no answer where one is required. */
function DetailField({ field, ...rest }: DetailFieldProps) {
  const value = useCheckout(({ details }) => details[field]);
  const type = useCheckout((checkout) => checkout.type);
  const filled = rest.required && { pattern: letterPattern, title: fillIn(rest.label) };
  return (
    <Field
      {...filled}
      maxLength={deliveryLimits[field]}
      {...rest}
      name={field}
      value={value}
      onChange={(event) => type(field, event.currentTarget.value)}
    />
  );
}
