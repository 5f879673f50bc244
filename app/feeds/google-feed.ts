import { allPicturesOf } from '@/data/closer-pictures';
import { type PublishedWatch, publishedWatch } from '@/data/published-watch';
import { rangeOf } from '@/data/ranges';
import { shippingServices } from '@/data/shipping';
import { absoluteUrl, site } from '@/data/site';
import { shippingOptions } from '@/domain/shipping';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { watchTitle } from '@/app/watch-metadata';
import { element, type Xml } from '@/app/xml';

/** Google's number for Apparel & Accessories > Jewelry > Watches. */
const watchesCategory = 201;

/** What Google calls it. */
const availabilities = { 'in-stock': 'in_stock', 'sold-out': 'out_of_stock' } satisfies Record<Availability, string>;

/** A watch, and whether it can be had. */
export type OfferedWatch = { watch: Watch; availability: Availability };

/** The shop's watches in the form of Google's product data specification: RSS 2.0 with its `g:` elements. */
export function googleFeed(watches: readonly OfferedWatch[], now: Date): Xml {
  const channel = [
    element('title', site.name),
    element('link', site.url),
    element('description', site.description),
    ...watches.map((watch) => googleItem(watch, now)),
  ];
  return element('rss', [element('channel', channel)], {
    version: '2.0',
    'xmlns:g': 'http://base.google.com/ns/1.0',
  });
}

function googleItem({ watch, availability }: OfferedWatch, now: Date): Xml {
  const published = publishedWatch(watch, availability, now);
  const [picture, ...morePictures] = allPicturesOf(watch).map(absoluteUrl);
  return element('item', [
    element('g:id', published.sku),
    element('title', watchTitle(watch)),
    element('description', watch.description.join(' ')),
    element('link', absoluteUrl(watch.path)),
    element('g:image_link', picture),
    ...morePictures.map((address) => element('g:additional_image_link', address)),
    element('g:availability', availabilities[published.availability]),
    element('g:price', `${published.price} ${published.currency}`),
    ...weekendOf(published),
    element('g:brand', watch.maker.name),
    element('g:condition', published.condition),
    // No watch of the shop has a GTIN or a part number of its maker's (docs/decisions/0052).
    element('g:identifier_exists', 'no'),
    element('g:google_product_category', watchesCategory),
    element('g:product_type', `Watches > ${rangeOf(watch.catalogue).name}`),
    element('g:age_group', 'adult'),
    element('g:gender', published.gender),
    element('g:color', published.colour),
    element('g:material', published.material),
    element('g:size', published.size),
    element('g:shipping_weight', `${published.weight} g`),
    ...shippingOf(watch),
    ...watch.specification.lines.map(({ label, value }) =>
      element('g:product_detail', [element('g:attribute_name', label), element('g:attribute_value', value)]),
    ),
  ]);
}

/** The price of the coming weekend with its days, so that a feed that was fetched before them is right on them too. */
function weekendOf({ weekend, currency }: PublishedWatch): Xml[] {
  if (!weekend) return [];
  const last = new Date(weekend.ends.getTime() - 1000);
  return [
    element('g:sale_price', `${weekend.price} ${currency}`),
    element('g:sale_price_effective_date', [weekend.begins, last].map(toTheSecond).join('/')),
  ];
}

const toTheSecond = (at: Date) => at.toISOString().replace(/\.\d{3}Z$/, 'Z');

/** What sending one such watch costs within the United States, where a feed in US dollars sells (docs/product.md 15.4). */
function shippingOf({ priceCents }: Watch): Xml[] {
  return shippingOptions(shippingServices, 'domestic', priceCents).map(({ label, cents }) =>
    element('g:shipping', [
      element('g:country', 'US'),
      element('g:service', label),
      element('g:price', `${(cents / 100).toFixed(2)} USD`),
    ]),
  );
}
