import { withShownTexts } from '@/data/watch-texts';
import { shopDate } from '@/domain/shop-date';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { JsonLd, WatchJsonLd } from './json-ld';
import { productData } from './product-data';

/** Structured data of a watch, with the texts of its page. English ones come from the watch that the payload has anyway. */
export function ProductJsonLd({ watch, availability }: { watch: Watch; availability: Availability }) {
  const data = productData(watch, availability, shopDate());
  if (withShownTexts(watch) !== watch) return <JsonLd data={data} />;
  return <WatchJsonLd data={{ ...data, description: undefined }} watch={watch.stored} />;
}
