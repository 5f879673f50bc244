import { postalCodesOf } from './postal-codes';
import type { FieldReason } from './result';
import { regionPattern } from './regions';

/** What a country wants of one line of an address. `pattern` is an HTML pattern: the whole line fits it. */
export type LineRule = { required: boolean; pattern?: string; mismatch: FieldReason };

/** The lines that countries write differently (docs/product.md 13.2, 13.17). */
export type AddressRules = { region: LineRule; postalCode: LineRule };

/**
 * How a country, by ISO 3166-1 alpha-2, writes its addresses. Not every country has regions or postal codes, and no list of
 * those that do stays right: what is on none may be left out and may be anything.
 */
export function addressRules(country: string): AddressRules {
  const regions = regionPattern(country);
  const codes = postalCodesOf(country);
  return {
    region: { required: regions !== undefined, pattern: regions, mismatch: 'region' },
    postalCode: {
      required: codes !== undefined,
      pattern: codes && `\\s*${codes.pattern}\\s*`,
      mismatch: 'postal-code',
    },
  };
}

/** What is wrong with a line of an address by its rule; undefined for nothing. */
export function lineError({ required, pattern, mismatch: misfit }: LineRule, line: string): FieldReason | undefined {
  if (line.trim() === '') return required ? 'required' : undefined;
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(line) ? misfit : undefined;
}

type Delivery = Readonly<Record<'email' | 'fullName' | 'line1' | 'city' | 'region' | 'postalCode' | 'country', string>>;

/** Whether every field that a parcel needs is filled. The form and the server judge what the fields say. */
export function isDeliverable(details: Delivery): boolean {
  const { region, postalCode } = addressRules(details.country);
  const isFilled = (text: string) => text.trim() !== '';
  return (
    [details.email, details.fullName, details.line1, details.city, details.country].every(isFilled) &&
    (!region.required || isFilled(details.region)) &&
    (!postalCode.required || isFilled(details.postalCode))
  );
}
