import type { Route } from 'next';
import type { BreadcrumbList, Graph, Organization, Product, WebSite, WithContext } from 'schema-dts';
import { absoluteUrl, site } from '@/data/site';
import type { Watch } from '@/domain/watch';

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

/** Schema.org `Product` of a watch with its `Offer`. There is no rating: nobody wrote one (docs/product.md 5.3). */
export function productData(watch: Watch): WithContext<Product> {
  const { caseDiameter, weight } = watch.specification;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: watch.fullName,
    brand: { '@type': 'Brand', name: watch.maker.name },
    description: watch.description.join(' '),
    sku: `${watch.catalogue}-${watch.id}`,
    url: absoluteUrl(watch.path),
    image: watch.pictures.map(absoluteUrl),
    width: { '@type': 'QuantitativeValue', value: caseDiameter, unitCode: 'MMT' },
    weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(watch.path),
      price: (watch.priceCents / 100).toFixed(2),
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
