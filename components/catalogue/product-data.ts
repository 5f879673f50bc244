import { specificationOf } from '@/data/catalogue';
import type { StoredWatch } from '@/domain/stored-watch';
import { descriptionOf, fullNameOf, makerOf, pathOf } from '@/data/watch-pages';
import { productData } from './structured-data';

/** Schema.org `Product` of a watch. */
export function productDataOf(watch: StoredWatch) {
  const { caseDiameter, weight } = specificationOf(watch);
  return productData({
    name: fullNameOf(watch),
    brand: makerOf(watch).name,
    description: descriptionOf(watch),
    sku: `${watch.catalogue}-${watch.id}`,
    path: pathOf(watch),
    pictures: watch.url,
    price: watch.price,
    caseDiameter,
    weight,
  });
}
