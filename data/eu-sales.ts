import { locale } from '@/domain/language';
import type { ShippingZone } from '@/domain/shipping';
import { isLiveKey } from '@/domain/stripe-key';
import { brands } from './brands';
import { type CountryCode, countryCodes } from './country-names';
import { isEuCountry } from './law';
import { makersNotReadyForEu } from './makers';
import { type Policy, policies, shipping } from './policies';
import { euSalesCopy } from './policies-copy';
import { countriesIn } from './shipping';

const allMakers = brands.map(({ name }) => name);

type Settings = Readonly<Record<string, string | undefined>>;

/** Makers whose watches are not sold to the EU: with live Stripe keys, those with incomplete data (docs/product.md 38.5). */
export const makersNotSoldToEu = (env: Settings): readonly string[] =>
  isLiveKey(env.STRIPE_SECRET_KEY ?? '') ? makersNotReadyForEu() : [];

/** False for a country of the EU and watches of a maker that are not sold there. */
export const isSoldTo = (country: string, makers: readonly string[], env: Settings): boolean =>
  !isEuCountry(country) || !makersNotSoldToEu(env).some((maker) => makers.includes(maker));

/** Returns the countries of the EU to which the watches of a maker are not sold; none if they are. */
export const euCountriesNotSold = (maker: string, env: Settings): readonly CountryCode[] =>
  makersNotSoldToEu(env).includes(maker) ? countryCodes.filter(isEuCountry) : [];

/** Countries of a zone, by code. Without a maker that is sold to the EU, its countries are not served. */
export function countriesServedIn(zone: ShippingZone, env: Settings): readonly CountryCode[] {
  if (makersNotSoldToEu(env).length < allMakers.length) return countriesIn(zone);
  return countryCodes.filter((country) =>
    isEuCountry(country) ? zone === 'none' : countriesIn(zone).includes(country),
  );
}

/** States which of these makers are not sold to the EU; undefined if all are. Without makers, those of the shop. */
export function euSalesNote(env: Settings, makers: readonly string[] = allMakers): string | undefined {
  const notSold = makersNotSoldToEu(env).filter((maker) => makers.includes(maker));
  if (notSold.length === 0) return undefined;
  return notSold.length === allMakers.length
    ? euSalesCopy.none
    : euSalesCopy.except(new Intl.ListFormat(locale).format(notSold));
}

/** The shop's policies. Shipping has the note of {@link euSalesNote}, if there is one. */
export function statedPolicies(env: Settings, makers?: readonly string[]): readonly Policy[] {
  const note = euSalesNote(env, makers);
  return policies.map((policy) => (policy === shipping && note ? withPoint(policy, note) : policy));
}

const withPoint = (policy: Policy, point: string): Policy => ({ ...policy, points: [...policy.points, point] });
