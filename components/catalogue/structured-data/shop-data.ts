import type {
  DefinedRegion,
  Graph,
  MerchantReturnPolicy,
  OnlineStore,
  ServicePeriod,
  ShippingConditions,
} from 'schema-dts';
import type { SearchAction, ShippingService as ShippingServiceData, WebSite, WithActionConstraints } from 'schema-dts';
import { returnDays, returns } from '@/data/policies';
import { countriesIn, shippingServices } from '@/data/shipping';
import { absoluteUrl, shopId, site } from '@/data/site';
import type { ShippingService, ShippingZone } from '@/domain/shipping';

/** A name within the page's graph, for what several of its things refer to: `#CA`. */
const named = (name: string) => ({ '@id': `#${name}` });

/** In dollars. */
type OrderValue = { minValue: number } | { maxValue: number };

/**
 * The zones whose shipping is published. A country takes a thing of its own, so that the others, which pay for every
 * parcel, would weigh more than the page; nothing is said of them (docs/decisions/0027).
 */
const publishedZones = ['domestic', 'international'] as const satisfies readonly ShippingZone[];

/** Schema.org data of the shop itself, for the home page: who it is and how its site is searched. */
export function shopData(): Graph {
  return { '@context': 'https://schema.org', '@graph': [{ ...onlineStore(), ...identity() }, webSite()] };
}

/**
 * Schema.org data of the terms on which the shop sends and takes back, for the page that says them in words
 * (docs/product.md 24.2). They are the shop's, whom each offer names by its `@id`.
 */
export function termsData(): Graph {
  const store: OnlineStore = {
    ...onlineStore(),
    hasMerchantReturnPolicy: returnPolicy(),
    hasShippingService: shippingServices.map(serviceData),
  };
  return { '@context': 'https://schema.org', '@graph': [store, ...publishedZones.flatMap(regionsOf)] };
}

function onlineStore() {
  return { '@type': 'OnlineStore', '@id': shopId, name: site.name, url: site.url } satisfies OnlineStore;
}

function identity() {
  return {
    description: site.description,
    logo: absoluteUrl('/apple-icon.png'),
    email: site.mail.label,
    telephone: site.phone.label,
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
    name: site.name,
    url: site.url,
    inLanguage: 'en',
    publisher: { '@id': shopId },
    potentialAction: search,
  };
}

/**
 * What the policy says and no more: of who pays the way back it says nothing (docs/product.md 15.8, 14.12). It holds
 * everywhere; named are the United States and where shipping can be free, since Google reads 50 countries at most.
 */
function returnPolicy(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    description: returns.points.join(' '),
    applicableCountry: ['US', ...countriesIn('international')],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    itemCondition: 'https://schema.org/NewCondition',
    refundType: 'https://schema.org/FullRefund',
  };
}

/**
 * A service with what it costs where: one rate, or the rate up to the limit of free shipping and nothing over it
 * (docs/product.md 15.2, 15.4). Its days are named by the first condition and meant by the others.
 */
function serviceData({ id, label, zones, cents, days, free }: ShippingService): ShippingServiceData {
  const sentTo = publishedZones.filter((zone) => zones.includes(zone));
  const freeIn = sentTo.filter((zone) => free?.zones.includes(zone));
  const paidIn = sentTo.filter((zone) => !freeIn.includes(zone));
  const conditions = [
    ...(paidIn.length > 0 ? [conditionOf(paidIn, cents)] : []),
    ...(free && freeIn.length > 0
      ? [
          conditionOf(freeIn, cents, { maxValue: free.over / 100 }),
          conditionOf(freeIn, 0, { minValue: (free.over + 1) / 100 }),
        ]
      : []),
  ];
  return {
    '@type': 'ShippingService',
    name: label,
    fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
    shippingConditions: conditions.map((condition, index) => ({
      ...condition,
      transitTime: index === 0 ? { ...businessDays(days), ...named(id) } : named(id),
    })),
  };
}

/** @param rate in cents */
function conditionOf(sentTo: readonly ShippingZone[], rate: number, orderValue?: OrderValue) {
  return {
    '@type': 'ShippingConditions',
    shippingDestination: sentTo.flatMap((zone) => countriesIn(zone).map(named)),
    ...(orderValue && { orderValue: { '@type': 'MonetaryAmount', currency: 'USD', ...orderValue } }),
    shippingRate: { '@type': 'MonetaryAmount', currency: 'USD', value: rate / 100 },
  } satisfies ShippingConditions;
}

function businessDays([minValue, maxValue]: ShippingService['days']) {
  return {
    '@type': 'ServicePeriod',
    duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    businessDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  } satisfies ServicePeriod;
}

function regionsOf(zone: ShippingZone): DefinedRegion[] {
  return countriesIn(zone).map((country) => ({
    '@type': 'DefinedRegion',
    ...named(country),
    addressCountry: country,
  }));
}
