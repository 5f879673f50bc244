import type { DefinedRegion, Graph, MerchantReturnPolicy, OnlineStore, ShippingConditions } from 'schema-dts';
import type { SearchAction, ShippingService as ShippingServiceData, WebSite, WithActionConstraints } from 'schema-dts';
import { returnDays, returns } from '@/data/policies';
import { countriesIn, shippingServices } from '@/data/shipping';
import { absoluteUrl, shopId, site } from '@/data/site';
import type { ShippingService, ShippingZone } from '@/domain/shipping';

/** A mark in the graph, for what its other things name: `…/#returns`. */
const named = (mark: string) => ({ '@id': `${site.url}/#${mark}` });

const zones = ['domestic', 'international', 'international-paid'] as const satisfies readonly ShippingZone[];

/**
 * Schema.org data of the shop itself, for the home page: who sells, on which terms it sends and takes back
 * (docs/product.md 24.2), and how its site is searched. Each offer names it by its `@id`.
 */
export function shopData(): Graph {
  return { '@context': 'https://schema.org', '@graph': [onlineStore(), webSite(), ...zones.map(regionOf)] };
}

function onlineStore(): OnlineStore {
  return {
    '@type': 'OnlineStore',
    '@id': shopId,
    name: site.name,
    description: site.description,
    url: site.url,
    logo: absoluteUrl('/apple-icon.png'),
    email: site.mail.label,
    telephone: site.phone.label,
    hasMerchantReturnPolicy: returnPolicy(),
    hasShippingService: shippingServices.map(serviceData),
  };
}

function webSite(): WebSite {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}/search?q={words}` },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    ...named('site'),
    name: site.name,
    url: site.url,
    inLanguage: 'en',
    publisher: { '@id': shopId },
    potentialAction: search,
  };
}

/** What the policy says and no more: of who pays the way back it says nothing (docs/product.md 15.8, 14.12). */
function returnPolicy(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    ...named('returns'),
    description: returns.points.join(' '),
    applicableCountry: zones.flatMap((zone) => [...countriesIn(zone)]),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    itemCondition: 'https://schema.org/NewCondition',
    refundType: 'https://schema.org/FullRefund',
  };
}

function serviceData(service: ShippingService): ShippingServiceData {
  return {
    '@type': 'ShippingService',
    ...named(service.id),
    name: service.label,
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: service.zones.flatMap((zone) => conditionsIn(zone, service)),
  };
}

/** What a service costs in a zone: one rate, or the rate up to the limit of free shipping and nothing over it. */
function conditionsIn(zone: ShippingZone, { cents, days, free }: ShippingService): ShippingConditions[] {
  const [minValue, maxValue] = days;
  const at = (rate: number, orderValue?: { minValue?: number; maxValue?: number }): ShippingConditions => ({
    '@type': 'ShippingConditions',
    shippingDestination: named(zone),
    ...(orderValue && { orderValue: { '@type': 'MonetaryAmount', currency: 'USD', ...orderValue } }),
    shippingRate: { '@type': 'MonetaryAmount', currency: 'USD', value: rate / 100 },
    transitTime: {
      '@type': 'ServicePeriod',
      duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
      businessDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
  });
  if (!free?.zones.includes(zone)) return [at(cents)];
  return [at(cents, { maxValue: free.over / 100 }), at(0, { minValue: (free.over + 1) / 100 })];
}

function regionOf(zone: ShippingZone): DefinedRegion {
  return { '@type': 'DefinedRegion', ...named(zone), addressCountry: [...countriesIn(zone)] };
}
