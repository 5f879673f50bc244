import { pageCurrency } from '@/domain/currency';
import { language } from '@/domain/language';
import { minorUnits } from '@/domain/money';
import type {
  DefinedRegion,
  Graph,
  MerchantReturnPolicy,
  OnlineStore,
  ServicePeriod,
  ShippingConditions,
} from 'schema-dts';
import type { SearchAction, ShippingService as ShippingServiceData, WebSite, WithActionConstraints } from 'schema-dts';
import { countriesServedIn } from '@/data/eu-sales';
import { returnDays, returns } from '@/data/policies';
import { shippingServices } from '@/data/shipping';
import { absoluteUrl, homeUrl, shopId, site } from '@/data/site';
import type { ShippingService, ShippingZone } from '@/domain/shipping';

/** Returns an `@id` within the page's graph, to which several nodes refer: `#CA`. */
const named = (name: string) => ({ '@id': `#${name}` });

/** Limit of an order's value in the page's currency. */
type OrderValue = { minValue: number } | { maxValue: number };

/**
 * The zones with published shipping rates. Each country needs a node of its own. The other zones, which pay for every parcel,
 * would add more bytes than the page has (docs/decisions/0027-published-facts.md).
 */
const publishedZones = ['domestic', 'international'] as const satisfies readonly ShippingZone[];

/** Returns the Schema.org data of the home page: the shop's identity and the site search. */
export function shopData(): Graph {
  return { '@context': 'https://schema.org', '@graph': [{ ...onlineStore(), ...identity() }, webSite()] };
}

/**
 * Returns the Schema.org data of shipping and returns, for the page with the same terms as text (docs/product.md 24.2). The terms
 * belong to the shop, and each offer names the shop by its `@id`.
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
  return { '@type': 'OnlineStore', '@id': shopId, name: site.name, url: homeUrl } satisfies OnlineStore;
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
    target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/search?q={words}') },
    'query-input': 'required name=words',
  };
  return {
    '@type': 'WebSite',
    name: site.name,
    url: homeUrl,
    inLanguage: language,
    publisher: { '@id': shopId },
    potentialAction: search,
  };
}

/**
 * Returns the return policy without return fees, because the shop's policy does not say who pays them (docs/product.md
 * 15.8, 14.12). The policy is valid in every country. The data names the United States and the countries with free
 * shipping, because Google reads at most 50 countries.
 */
function returnPolicy(): MerchantReturnPolicy {
  return {
    '@type': 'MerchantReturnPolicy',
    description: returns.points.join(' '),
    applicableCountry: ['US', ...countriesServedIn('international', process.env)],
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    itemCondition: 'https://schema.org/NewCondition',
    refundType: 'https://schema.org/FullRefund',
  };
}

/**
 * Returns a shipping service with its rates by country (docs/product.md 15.2, 15.4). A zone with free shipping has two
 * conditions: the rate up to the limit, and zero above it. The first condition contains the transit time, and the
 * others refer to it.
 */
function serviceData({ id, label, zones, cents, days, free }: ShippingService): ShippingServiceData {
  const sentTo = publishedZones.filter((zone) => zones.includes(zone));
  const freeIn = sentTo.filter((zone) => free?.zones.includes(zone));
  const paidIn = sentTo.filter((zone) => !freeIn.includes(zone));
  const conditions = [
    ...(paidIn.length > 0 ? [conditionOf(paidIn, cents)] : []),
    ...(free && freeIn.length > 0
      ? [
          conditionOf(freeIn, cents, { maxValue: free.over / minorUnits(pageCurrency) }),
          conditionOf(freeIn, 0, { minValue: (free.over + 1) / minorUnits(pageCurrency) }),
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

/** An amount in the page's currency, without its value. */
const amount = { '@type': 'MonetaryAmount', currency: pageCurrency.toUpperCase() } as const;

/** @param rate in the minor unit of the page's currency */
function conditionOf(sentTo: readonly ShippingZone[], rate: number, orderValue?: OrderValue) {
  return {
    '@type': 'ShippingConditions',
    shippingDestination: sentTo.flatMap((zone) => countriesServedIn(zone, process.env).map(named)),
    ...(orderValue && { orderValue: { ...amount, ...orderValue } }),
    shippingRate: { ...amount, value: rate / minorUnits(pageCurrency) },
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
  return countriesServedIn(zone, process.env).map((country) => ({
    '@type': 'DefinedRegion',
    ...named(country),
    addressCountry: country,
  }));
}
