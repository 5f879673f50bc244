import type { Product, WithContext } from 'schema-dts';
import { euCountriesNotSold } from '@/data/eu-sales';
import { safetyOf } from '@/data/makers';
import { modelOf } from '@/data/models';
import { type ProductFeedItem, productFeedItem } from '@/data/feed-item';
import { absoluteUrl, shopId } from '@/data/site';
import { withShownTexts } from '@/data/watch-texts';
import { sentenceGap } from '@/domain/punctuation';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';

/**
 * Returns the Schema.org `Product` of a watch with its `Offer` (docs/product.md 24.2). The shop's policies are in the data of the
 * contact page. The data has no rating, because the shop has no reviews (docs/product.md 5.3). It has no GTIN or maker's part
 * number, because the watches have none. A price that changes on weekends has `priceValidUntil`, because caches keep the page
 * longer than the price is valid (docs/decisions/0013-weekend-prices.md).
 *
 * @param now time of rendering.
 */
export function productData(watch: Watch, availability: Availability, now: Date): WithContext<Product> {
  const published = productFeedItem(watch, availability, now);
  const notSoldTo = euCountriesNotSold(watch.maker.name, process.env);
  const { sku, currency, colour, material, size, weight, gender } = published;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: watch.fullName,
    brand: { '@type': 'Brand', name: watch.maker.name },
    ...makerData(watch),
    description: withShownTexts(watch).description.join(sentenceGap),
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
      ...(notSoldTo.length > 0 && { ineligibleRegion: notSoldTo }),
      seller: { '@id': shopId },
    },
  };
}

/** Returns the `manufacturer`, as far as it is known (docs/product.md 38.4). */
function makerData({ maker }: Watch): Pick<Product, 'manufacturer'> {
  const { legalName: name, postal: address, electronic: email } = safetyOf(maker.name);
  if (!name) return {};
  return { manufacturer: { '@type': 'Organization', name, ...(address && { address }), ...(email && { email }) } };
}

/** Returns the watch's `3DModel` as `subjectOf` the product, the form that Google documents (docs/product.md 31.6). */
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

function priceData({ price, weekend, priceUntil }: ProductFeedItem, now: Date) {
  const isOn = weekend !== undefined && weekend.begins <= now;
  const changes = [weekend && (isOn ? weekend.ends : weekend.begins), priceUntil].filter((at) => at !== undefined);
  const next = changes.toSorted((one, other) => one.getTime() - other.getTime()).at(0);
  return {
    price: isOn ? weekend.price : price,
    ...(next && { priceValidUntil: next.toISOString() }),
  };
}
