import { shownPrice } from '@/domain/watch-price';
import { Breadcrumbs, type Crumb } from '@/components/catalogue/breadcrumbs';
import { Price } from '@/components/catalogue/price';
import { ProductJsonLd } from '@/components/catalogue/structured-data/product-json-ld';
import { homeCrumb } from '@/components/shell/copy';
import { findBrandTiles } from '@/data/brand-tiles';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { detailImagesOf } from '@/data/detail-images';
import { rangeOf } from '@/data/ranges';
import { homeUrl } from '@/data/site';
import { pictureOf } from '@/data/watch-pictures';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { BuyBar } from './buy/buy-bar';
import { BuyColumn } from './buy/buy-column';
import { DetailImages } from './gallery/detail-images';
import { PicturesColumn } from './gallery/pictures-column';
import { TopSellingBrands } from './more/brand-tiles';
import { RecentlyViewed } from './more/recently-viewed';
import { RelatedWatches, relatedShown } from './more/related-watches';
import { Panels } from './text/panels';
import { WorkingDrawing } from './text/working-drawing';

/** The page of a watch, with the same layout for all brands and ranges (docs/product.md 6.1). */
export async function ProductPage({ watch, availability }: { watch: Watch; availability: Availability }) {
  const [tiles, related] = await Promise.all([findBrandTiles(), catalogue.similarWatches(watch, relatedShown)]);
  const range = rangeOf(watch.catalogue);
  const weekend = watch.weekendCents === undefined ? {} : { weekendCents: watch.weekendCents };
  const front = pictureOf(watch, 0);
  const pictures = [front, pictureOf(watch, 1), pictureOf(watch, 2)];
  const crumbs: Crumb[] = [
    { name: homeCrumb, path: '/' },
    { name: range.name, path: range.path },
    { name: watch.name, path: watch.path },
  ];
  return (
    <>
      <ProductJsonLd watch={watch} availability={availability} />
      <div className="page-width">
        <Breadcrumbs crumbs={crumbs} origin={homeUrl} />
        <div className="product-columns">
          <PicturesColumn watch={watch} pictures={pictures} />
          <BuyColumn watch={watch} availability={availability} weekend={weekend} front={front} />
        </div>
        <DetailImages name={watch.fullName} pictures={detailImagesOf(watch)} />
        <WorkingDrawing watch={watch} />
        <Panels watch={watch} picture={pictureOf(watch, 1)} tiles={tiles} />
      </div>
      <RelatedWatches watch={watch} related={related} />
      <TopSellingBrands tiles={tiles} />
      <div data-row-without={watch.key} />
      <RecentlyViewed watch={watch.key} />
      <BuyBar watch={watch.stored} {...weekend} rendered={availability} price={<Price of={shownPrice(watch)} />} />
    </>
  );
}
