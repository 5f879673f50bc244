import { shippingServicesIn, shippingZoneOf } from '@/data/shipping';
import { homeUrl, site } from '@/data/site';
import { withShownTexts } from '@/data/watch-texts';
import { homeCountry } from '@/domain/language';
import { decimalOf } from '@/domain/money';
import { shippingOptions } from '@/domain/shipping';
import type { Watch } from '@/domain/watch';
import { pagePrice } from '@/domain/watch-price';
import { costOf } from '@/domain/weekend-price';
import { element, type Xml } from '@/app/xml';
import { type FeedRow, feedRow, type OfferedWatch } from './feed-row';

/** Id in Google's product taxonomy: Apparel & Accessories > Jewelry > Watches. */
const watchesCategory = 201;

/** Google's product data specification: RSS 2.0 with `g:` elements. */
export function googleFeed(watches: readonly OfferedWatch[], now: Date): Xml {
  const channel = [
    element('title', site.name),
    element('link', homeUrl),
    element('description', site.description),
    ...watches.map((watch) => googleItem(watch, now)),
  ];
  return element('rss', [element('channel', channel)], {
    version: '2.0',
    'xmlns:g': 'http://base.google.com/ns/1.0',
  });
}

function googleItem(offered: OfferedWatch, now: Date): Xml {
  const row = feedRow(offered, now);
  const [picture, ...morePictures] = row.pictures;
  const { watch } = offered;
  return element('item', [
    element('g:id', row.sku),
    element('title', row.title),
    element('description', row.description),
    element('link', row.link),
    element('g:image_link', picture),
    ...morePictures.map((address) => element('g:additional_image_link', address)),
    element('g:availability', row.feedAvailability),
    element('g:price', row.feedPrice),
    ...saleOf(row),
    element('g:brand', row.brand),
    element('g:condition', row.condition),
    // No watch of the shop has a GTIN or MPN (docs/decisions/0027-published-facts.md).
    element('g:identifier_exists', 'no'),
    element('g:google_product_category', watchesCategory),
    element('g:product_type', row.productType),
    element('g:age_group', row.ageGroup),
    element('g:gender', row.gender),
    element('g:color', row.colour),
    element('g:material', row.material),
    element('g:size', row.size),
    element('g:shipping_weight', `${row.weight} g`),
    ...shippingOf(watch),
    ...withShownTexts(watch).specification.lines.map(({ label, value }) =>
      element('g:product_detail', [element('g:attribute_name', label), element('g:attribute_value', value)]),
    ),
  ]);
}

function saleOf({ sale }: FeedRow): Xml[] {
  if (!sale) return [];
  return [element('g:sale_price', sale.price), element('g:sale_price_effective_date', `${sale.begins}/${sale.ends}`)];
}

/**
 * Shipping options of one watch to the feed's only country (docs/product.md 15.4), in the currency of the watch's price. The feed
 * also states the weekend price, so shipping is free only if it is at that price.
 */
function shippingOf(watch: Watch): Xml[] {
  const price = pagePrice(watch);
  const services = shippingServicesIn(price.currency);
  return shippingOptions(services, shippingZoneOf(homeCountry), costOf(price, true)).map(({ label, cents }) =>
    element('g:shipping', [
      element('g:country', homeCountry),
      element('g:service', label),
      element('g:price', `${decimalOf(cents, price.currency)} ${price.currency.toUpperCase()}`),
    ]),
  );
}
