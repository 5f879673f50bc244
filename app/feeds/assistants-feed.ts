import { informationLinks } from '@/data/information-pages';
import { batteryWarning } from '@/data/makers';
import { modelOf } from '@/data/models';
import { returnDays } from '@/data/policies';
import { absoluteUrl, homeUrl, site } from '@/data/site';
import { homeCountry } from '@/domain/language';
import { feedRow, type OfferedWatch } from './feed-row';

/**
 * Product feed in JSON Lines with OpenAI's fields (developers.openai.com/commerce, Products). `is_eligible_checkout` is
 * false, because watches are paid for in the shop only. Unknown values are omitted.
 */
export function assistantsFeed(watches: readonly OfferedWatch[], now: Date): string {
  return watches.map((offered) => `${JSON.stringify(lineOf(offered, now))}\n`).join('');
}

function lineOf(offered: OfferedWatch, now: Date) {
  const row = feedRow(offered, now);
  const [picture, ...morePictures] = row.pictures;
  const model = modelOf(offered.watch.key);
  return {
    is_eligible_search: true,
    is_eligible_checkout: false,
    item_id: row.sku,
    title: row.title,
    description: row.description,
    url: row.link,
    brand: row.brand,
    condition: row.condition,
    product_category: row.productType,
    age_group: row.ageGroup,
    gender: row.gender,
    color: row.colour,
    material: row.material,
    size: row.size,
    weight: row.weight,
    item_weight_unit: 'g',
    image_url: picture,
    additional_image_urls: morePictures,
    ...(model && { model_3d_url: absoluteUrl(model) }),
    price: row.feedPrice,
    ...(row.sale && {
      sale_price: row.sale.price,
      sale_price_start_date: row.sale.begins,
      sale_price_end_date: row.sale.ends,
    }),
    availability: row.feedAvailability,
    ...(offered.watch.specification.batteryLife !== null && { warning: batteryWarning }),
    listing_has_variations: false,
    seller_name: site.name,
    seller_url: homeUrl,
    seller_privacy_policy: absoluteUrl(informationLinks.privacy.href),
    seller_tos: absoluteUrl(informationLinks.terms.href),
    accepts_returns: true,
    return_deadline_in_days: returnDays,
    return_policy: absoluteUrl(informationLinks['shipping-returns'].href),
    target_countries: [homeCountry],
    store_country: 'US',
  };
}
