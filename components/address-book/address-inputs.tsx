'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { deliveryFormCopy } from '@/components/checkout/copy';
import { fillIn } from '@/components/forms/copy';
import { Field, SelectField } from '@/components/forms/field';
import { deliveryLimits } from '@/contract/limits';
import type { Address } from '@/domain/address';
import { addressForm, type PlaceLine, usesLine } from '@/domain/address-form';
import { addressRules, type LineRule } from '@/domain/address-rules';
import { postalCodesOf } from '@/domain/postal-codes';
import { regionOptions } from '@/domain/regions';
import { letterPattern } from '@/domain/typed-text';
import { otherRegion, postalCodeCopy, regionCopy } from './copy-fields';

type EditedAddress = {
  address: Address;
  /** Sets one line of the address. */
  type: (line: keyof Address, text: string) => void;
};

type LineFieldProps = EditedAddress & { line: Exclude<keyof Address, 'country'> } & Omit<
    ComponentProps<typeof Field>,
    'name' | 'value' | 'onChange' | 'type'
  >;

/** A text field for one line of an address; a required line rejects blanks. */
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

export function FullNameInput({ className, ...typing }: EditedAddress & { className: string }) {
  return (
    <LineField
      {...typing}
      line="fullName"
      label={deliveryFormCopy.fullName}
      required
      autoComplete="name"
      autoCapitalize="words"
      className={className}
    />
  );
}

type AddressFieldsProps = EditedAddress & {
  /** The `<option>` elements of the country list. */
  countries: ReactNode;
  /** Why the shop does not ship to the country; empty if it does. */
  rejection?: string;
};

/** Country, street and place fields in the order of the country, for a grid of two columns, six on wide screens. */
export function AddressInputs({ countries, rejection = '', ...typing }: AddressFieldsProps) {
  const { country } = typing.address;
  const { isStreetLast } = addressForm(country);
  const chooseCountry = (code: string) => {
    for (const line of ['region', 'postalCode'] as const) if (!usesLine(code, line)) typing.type(line, '');
    typing.type('country', code);
  };
  return (
    <>
      <SelectField
        name="country"
        label={deliveryFormCopy.country}
        required
        autoComplete="country"
        value={country}
        onChange={(event) => chooseCountry(event.currentTarget.value)}
        rejection={rejection}
        className="col-span-2 tablet:col-span-6"
      >
        {countries}
      </SelectField>
      {!isStreetLast && <StreetFields {...typing} />}
      <PlaceFields {...typing} />
      {isStreetLast && <StreetFields {...typing} />}
    </>
  );
}

function StreetFields(typing: EditedAddress) {
  return (
    <>
      <LineField
        {...typing}
        line="line1"
        label={deliveryFormCopy.line1}
        required
        autoComplete="address-line1"
        className="col-span-2 tablet:col-span-3"
      />
      <LineField
        {...typing}
        line="line2"
        label={deliveryFormCopy.line2}
        autoComplete="address-line2"
        className="col-span-2 tablet:col-span-3"
      />
    </>
  );
}

/**
 * City, region and postal code, whose order, labels and rules depend on the country. A line that the country does not use is
 * shown only while it has a text, so that nothing invisible is sent.
 */
function PlaceFields(typing: EditedAddress) {
  const { address } = typing;
  const { place } = addressForm(address.country);
  const unused = (['region', 'postalCode'] as const).filter((line) => !place.includes(line) && address[line] !== '');
  const shown = [...place, ...unused];
  return shown.map((line, index) => (
    <PlaceField key={line} {...typing} line={line} className={widthOf(shown, index)} />
  ));
}

/** Columns of a place field. Of three fields one has a whole row on a phone: the last if a postal code comes first. */
function widthOf(lines: readonly PlaceLine[], index: number): string {
  if (lines.length === 1) return 'col-span-2 tablet:col-span-6';
  if (lines.length === 2) return 'max-[22rem]:col-span-2 tablet:col-span-3';
  const wide = lines[0] === 'postalCode' ? 2 : 0;
  return index === wide ? 'col-span-2 tablet:col-span-2' : 'max-[22rem]:col-span-2 tablet:col-span-2';
}

function PlaceField({ line, ...typing }: EditedAddress & { line: PlaceLine; className: string }) {
  const { country } = typing.address;
  if (line === 'city')
    return <LineField {...typing} line={line} label={deliveryFormCopy.city} required autoComplete="address-level2" />;
  const fields = addressFields(country);
  if (line === 'postalCode')
    return (
      <LineField
        {...typing}
        line={line}
        isCoded
        {...fields.postalCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    );
  return <RegionField {...typing} region={fields.region} />;
}

/** A region with suggestions of the country's list. It stays a text field, so that pasted names and codes are accepted. */
function RegionField({ region, ...typing }: EditedAddress & { region: AddressField; className: string }) {
  const id = useId();
  const options = regionOptions(typing.address.country);
  return (
    <LineField
      {...typing}
      line="region"
      isCoded={region.pattern !== undefined}
      {...region}
      autoComplete="address-level1"
      list={options.length > 0 ? id : undefined}
      beside={
        options.length > 0 && (
          <datalist id={id}>
            {options.map(([code, name]) => (
              <option key={code} value={name} />
            ))}
          </datalist>
        )
      }
    />
  );
}

/** Field properties of one address line. `title` explains the pattern. */
type AddressField = Omit<LineRule, 'mismatch'> & { label: string; inputMode?: 'numeric' | 'text'; title?: string };

const postalCodeNames: Readonly<Record<string, 'zip' | 'postcode' | 'pin'>> = {
  ...Object.fromEntries(['US', 'PR', 'GU', 'VI', 'AS', 'MP'].map((country) => [country, 'zip'])),
  ...Object.fromEntries(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ'].map((country) => [country, 'postcode'])),
  IN: 'pin',
};

/** Region and postal code fields of a country (ISO 3166-1 alpha-2). */
export function addressFields(country: string): { region: AddressField; postalCode: AddressField } {
  const rules = addressRules(country);
  const region = own(regionCopy, country) ?? { label: otherRegion };
  return {
    region: { required: rules.region.required, pattern: rules.region.pattern, ...region },
    postalCode: { required: rules.postalCode.required, pattern: rules.postalCode.pattern, ...postalCodeField(country) },
  };
}

function postalCodeField(country: string): Pick<AddressField, 'label' | 'inputMode' | 'title'> {
  const codes = postalCodesOf(country);
  if (!codes) return { label: country === 'IE' ? postalCodeCopy.eircode : postalCodeCopy.ifAny };
  const { example } = codes;
  const name = own(postalCodeNames, country) ?? 'usual';
  return {
    label: postalCodeCopy[name],
    // The numeric keyboard has neither letters nor a hyphen.
    inputMode: /^[0-9]+$/.test(example) ? 'numeric' : 'text',
    title: name === 'zip' ? postalCodeCopy.zipRule(example) : postalCodeCopy.rule(example),
  };
}

function own<T>(table: Readonly<Record<string, T>>, country: string): T | undefined {
  return Object.hasOwn(table, country) ? table[country] : undefined;
}
