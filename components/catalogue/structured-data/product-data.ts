import type { Product, WithContext } from 'schema-dts';
import { modelOf } from '@/data/models';
import { type ProductFeedItem, productFeedItem } from '@/data/feed-item';
import { absoluteUrl, shopId } from '@/data/site';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';

/**
 * Schema.org `Product` of a watch with its `Offer`, whose policies stand once, with the shop on the contact page
 * (docs/product.md 24.2). There is no rating: the shop has no reviews (docs/product.md 5.3); no part number of the maker's nor a
 * GTIN: the watches have none. A price has an end where it is another on weekends: it is true up to its last moment,
 * however long the page is kept (docs/decisions/0013).
 *
 * @param now when the page is made.
 */
export function productData(watch: Watch, availability: Availability, now: Date): WithContext<Product> {
  const published = productFeedItem(watch, availability, now);
  const { sku, currency, colour, material, size, weight, gender } = published;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: watch.fullName,
    brand: { '@type': 'Brand', name: watch.maker.name },
    description: watch.description.join(' '),
    sku,
    url: absoluteUrl(watch.path),
    image: watch.pictures.map(absoluteUrl),
    color: colour,
    material,
    size,
    width: { '@type': 'QuantitativeValue', value: watch.specification.caseDiameter, unitCode: 'MMT' },
    weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' },
    ...modelData(watch),
    ...(gender === 'female' && { audience: { '@type': 'PeopleAudience', suggestedGender: gender } }),
    offers: {
      '@type': 'Offer',
      url: absoluteUrl(watch.path),
      ...priceData(published, now),
      priceCurrency: currency,
      availability: `https://schema.org/${published.availability === 'in-stock' ? 'InStock' : 'SoldOut'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': shopId },
    },
  };
}

/** The watch's `3DModel`, marked up as Google documents it: the model's subject is the product (docs/product.md 31.6). */
function modelData({ key }: Watch): Pick<Product, 'subjectOf'> {
  const path = modelOf(key);
  if (!path) return {};
  const encoding = {
    '@type': 'MediaObject',
    contentUrl: absoluteUrl(path),
    encodingFormat: 'model/gltf-binary',
  } as const;
  return { subjectOf: { '@type': '3DModel', encoding } };
}

function priceData({ price, weekend }: ProductFeedItem, now: Date) {
  if (!weekend) return { price };
  const isOn = weekend.begins <= now;
  return {
    price: isOn ? weekend.price : price,
    priceValidUntil: (isOn ? weekend.ends : weekend.begins).toISOString(),
  };
}
