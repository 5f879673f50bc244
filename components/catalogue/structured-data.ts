import type { Route } from 'next';
import type { BreadcrumbList, Graph, Organization, Product, WebSite, WithContext } from 'schema-dts';
import { absoluteUrl, site } from '@/data/site';

/** A step of the way to a page; paths are the canonical ones. */
export type Crumb = { name: string; path: Route };

/** Schema.org `BreadcrumbList` of the way to a page. */
export function breadcrumbList(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** What a `Product` says of a watch; `price` in dollars, measures in mm and g. */
export type ProductFacts = {
  name: string;
  brand: string;
  description: string;
  sku: string;
  path: string;
  pictures: readonly string[];
  price: number;
  caseDiameter: number;
  weight: number;
};

/** Schema.org `Product` with its `Offer`. There is no rating: nobody wrote one (decisions, Catalogue). */
export function productData(facts: ProductFacts): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: facts.name,
    brand: { '@type': 'Brand', name: facts.brand },
    description: facts.description,
    sku: facts.sku,
    url: absoluteUrl(facts.path),
    image: facts.pictures.map(absoluteUrl),
    width: { '@type': 'QuantitativeValue', value: facts.caseDiameter, unitCode: 'MMT' },
    weight: { '@type': 'QuantitativeValue', value: facts.weight, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(facts.path),
      price: facts.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: site.name },
    },
  };
}

/** Schema.org data of the shop itself, for the home page. */
export function shopData(): Graph {
  const organization: Organization = {
    '@type': 'Organization',
    '@id': `${site.url}/#shop`,
    name: site.name,
    url: site.url,
    email: site.mail.label,
    telephone: site.phone.label,
  };
  const webSite: WebSite = {
    '@type': 'WebSite',
    name: site.name,
    url: site.url,
    publisher: { '@id': `${site.url}/#shop` },
  };
  return { '@context': 'https://schema.org', '@graph': [organization, webSite] };
}
