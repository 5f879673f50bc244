import { postalCodesOf } from './postal-codes';
import type { FieldReason } from './result';
import { regionPattern } from './regions';
import { normaliseCode, removeInvisible } from './typed-text';

/**
 * Validation rule of one address field. `pattern` is an HTML pattern for the whole value; `mismatch` is the error if
 * it does not match.
 */
export type LineRule = { required: boolean; pattern?: string; mismatch: FieldReason };

/** Rules of the fields that differ by country (docs/product.md 13.2, 13.17). */
export type AddressRules = { region: LineRule; postalCode: LineRule };

/**
 * Address rules of a country, by ISO 3166-1 alpha-2. Fields of unlisted countries are optional and accept any text.
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

/** Validates a field, normalised by {@link normaliseCode}; returns the error, or undefined if it is valid. */
export function lineError({ required, pattern, mismatch }: LineRule, line: string): FieldReason | undefined {
  const code = normaliseCode(line);
  if (code === '') return required ? 'required' : undefined;
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(code) ? mismatch : undefined;
}

type Delivery = Readonly<Record<'email' | 'fullName' | 'line1' | 'city' | 'region' | 'postalCode' | 'country', string>>;

/** True if every field required for shipping is filled. Form and server validate the contents. */
export function isDeliverable(details: Delivery): boolean {
  const { region, postalCode } = addressRules(details.country);
  const isFilled = (text: string) => removeInvisible(text).trim() !== '';
  return (
    [details.email, details.fullName, details.line1, details.city, details.country].every(isFilled) &&
    (!region.required || isFilled(details.region)) &&
    (!postalCode.required || isFilled(details.postalCode))
  );
}

/** HTML pattern of a phone number: seven to fifteen digits (ITU-T E.164), with the usual signs between them. */
export const phonePattern = '\\s*\\+?(?:[\\s\\(\\)\\/.\\-]*[0-9]){7,15}\\s*';

/** True for a phone number, normalised by `normaliseCode`. */
export const isPhoneNumber = (text: string): boolean => new RegExp(`^(?:${phonePattern})$`, 'v').test(text);
