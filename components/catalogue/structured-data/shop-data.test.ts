import { countriesIn, shippingServices, shippingZoneOf } from '@/data/shipping';
import { shippingOptions } from '@/domain/shipping';
import { shopData, termsData } from './shop-data';

type Node = { '@type': string; '@id'?: string; [property: string]: unknown };
type Condition = {
  shippingDestination: { '@id': string }[];
  orderValue?: { minValue?: number; maxValue?: number };
  shippingRate: { value: number };
};
type Service = { name: string; shippingConditions: Condition[] };

const graphOf = (data: object): Node[] => JSON.parse(JSON.stringify(data))['@graph'];
const graph = graphOf(termsData());
const typed = (type: string) => graph.filter((node) => node['@type'] === type);
const [store] = typed('OnlineStore');
const services = store?.hasShippingService as Service[];
const countryOf = (id: string) => graph.find((node) => node['@id'] === id)?.addressCountry;

/** Returns the shipping cost of an order by the published conditions, in cents, by service. */
function publishedRates(country: string, subtotal: number): Record<string, number> {
  const rates = services.flatMap(({ name, shippingConditions }) => {
    const met = shippingConditions.filter(
      ({ shippingDestination, orderValue: { minValue = 0, maxValue = Infinity } = {} }) =>
        shippingDestination.some(({ '@id': id }) => countryOf(id) === country) &&
        subtotal >= minValue * 100 &&
        subtotal <= maxValue * 100,
    );
    expect(met.length).toBeLessThan(2);
    return met.map(({ shippingRate }) => [name, Math.round(shippingRate.value * 100)]);
  });
  return Object.fromEntries(rates);
}

test.each(['US', 'PR', 'DE', 'JP', 'GB'])('published shipping rates to %s equal the checkout’s rates', (country) => {
  for (const subtotal of [1, 98_99, 99_00, 99_01, 248_99, 249_00, 249_01, 5_000_00]) {
    const asked = shippingOptions(shippingServices, shippingZoneOf(country), subtotal);
    expect(publishedRates(country, subtotal)).toEqual(
      Object.fromEntries(asked.map(({ label, cents }) => [label, cents])),
    );
  }
});

test('the terms name each country once and only countries with published shipping rates', () => {
  const countries = typed('DefinedRegion').map(({ addressCountry }) => String(addressCountry));
  expect(new Set(countries).size).toBe(countries.length);
  expect(new Set(countries.map(shippingZoneOf))).toEqual(new Set(['domestic', 'international']));
});

test('the home page identifies the shop by the same @id as the terms', () => {
  const [home] = graphOf(shopData()).filter((node) => node['@type'] === 'OnlineStore');
  expect(home?.['@id']).toBe(store?.['@id']);
  expect(home).toMatchObject({ email: 'hello@oddhours.example', telephone: '+1 212 555 0142' });
  expect(home).not.toHaveProperty('hasShippingService');
});

/** Returns every object in the graph at any depth. */
function thingsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(thingsIn);
  return Array.isArray(value) ? within : [value as Record<string, unknown>, ...within];
}

test('every referenced node is in the graph exactly once', () => {
  const things = thingsIn(graph).filter((thing) => '@id' in thing);
  const isReference = (thing: object) => Object.keys(thing).length === 1;
  const named = things.filter((thing) => !isReference(thing)).map((thing) => thing['@id']);
  const references = things.filter(isReference).map((thing) => thing['@id']);
  expect(new Set(named).size).toBe(named.length);
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((id) => !named.includes(id))).toEqual([]);
});

test('the return policy states 30 days and a full refund for at most 50 countries, the limit of Google', () => {
  const policy = store?.hasMerchantReturnPolicy as Record<string, unknown>;
  expect(policy).toMatchObject({ merchantReturnDays: 30, refundType: 'https://schema.org/FullRefund' });
  expect(policy).not.toHaveProperty('returnFees');
  expect((policy.applicableCountry as string[]).length).toBeLessThanOrEqual(50);
  expect(policy.applicableCountry).toEqual(['US', ...countriesIn('international')]);
});
