import { Breadcrumbs } from '@/components/catalogue/breadcrumbs';
import { JsonLd } from '@/components/catalogue/json-ld';
import { Price } from '@/components/catalogue/price';
import { SizeSection } from '@/components/size/size-section';
import { sizeOf } from '@/components/size/sized-watch';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { pictograms } from '@/components/ui/pictograms';
import { findBrandTiles } from '@/data/brand-tiles';
import { dialScaleOf } from '@/data/dials-to-read';
import { lumePictureOf } from '@/data/lume';
import { pxPerMmOf } from '@/data/picture-scales';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { modelOf, roomModelOf } from '@/data/models';
import { assurances } from '@/data/policies';
import { rangeOf } from '@/data/ranges';
import { servesAgents } from '@/data/site';
import type { Specification } from '@/domain/specification';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { type Crumb, productData } from '@/components/catalogue/structured-data';
import { closerPicturesOf } from '@/data/closer-pictures';
import { pictureOf } from '@/data/watch-pictures';
import { cartNeedsScript, stockWords, cartTool } from './copy';
import { backInStockPath } from '@/domain/paths';
import { CompareLink } from '@/components/compare/compare-link';
import { Accordion } from './accordion';
import { Assurances } from './assurances';
import { BrandStrip } from './brand-strip';
import { BuyBar } from './buy-bar';
import { BuyButtons } from './buy-buttons';
import { CloserLook } from './closer-look';
import { type KeyNumber, KeyNumbers } from './key-numbers';
import { Gallery } from './gallery';
import { panelsOf } from './panels';
import { PictureTools } from './picture-tools';
import { RecentlyViewed } from './recently-viewed';
import { RelatedWatches, relatedShown } from './related-watches';
import { StockNote } from './stock-note';
import { TopSellingBrands } from './top-selling-brands';
import { WatchPromise } from './watch-promise';
import { WorkingDrawing } from './working-drawing';

/** One watch; the same layout for every brand and range (docs/product.md 6.1). */
export async function ProductPage({ watch, availability }: { watch: Watch; availability: Availability }) {
  const [tiles, related] = await Promise.all([findBrandTiles(), catalogue.likeWatches(watch, relatedShown)]);
  const range = rangeOf(watch.catalogue);
  const weekend = watch.weekendCents === undefined ? {} : { weekendCents: watch.weekendCents };
  const front = pictureOf(watch, 0);
  const pictures = [front, pictureOf(watch, 1), pictureOf(watch, 2)];
  const crumbs: Crumb[] = [
    { name: 'Home', path: '/' },
    { name: range.name, path: range.path },
    { name: watch.name, path: watch.path },
  ];
  return (
    <>
      <JsonLd data={productData(watch, availability, new Date())} />
      <div className="page-width">
        <Breadcrumbs crumbs={crumbs} />
        <div className="product-columns">
          <div className="stays-put stays-when-low laptop:col-span-7">
            <Gallery name={watch.name} pictures={pictures} />
            <PictureTools
              name={watch.name}
              model={modelOf(watch.key)}
              room={roomModelOf(watch.key)}
              dial={dialScaleOf(watch.key)}
              lume={lumePictureOf(watch.key)}
            />
          </div>
          <div className="stays-put mt-3 tablet:mt-6 laptop:col-span-5 laptop:mt-8 low:mt-0">
            <div className="-mt-2 -mb-1.5 flex items-center justify-between gap-x-4 laptop:mt-0 laptop:mb-0">
              <Link href={range.path} className="bar-link text-sm text-soft">
                {range.name}
              </Link>
              <StockNote watch={{ catalogue: watch.catalogue, id: watch.id }} rendered={availability} />
            </div>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 laptop:block">
              <h1 className="text-[clamp(1.75rem,1.2rem+2.6vw,4rem)] leading-none wrap-anywhere">{watch.name}</h1>
              {/* On a phone the words come after the button (docs/product.md 6.17). */}
              <p className="first-words">{watch.description[0]}</p>
              <p className="text-2xl font-semibold tracking-tight tabular-nums laptop:mt-4 laptop:text-3xl">
                <Price of={watch} />
              </p>
              {/* A form for assistants' sake (docs/decisions/0121): outside a dialog this method sends nothing anywhere. */}
              <form
                method="dialog"
                className="needs-script mt-3 basis-full laptop:mt-6"
                {...(servesAgents() && cartTool)}
              >
                <BuyButtons watch={watch.stored} {...weekend} rendered={availability} />
              </form>
              <noscript className="basis-full">
                <p className="my-4 font-semibold">
                  {availability === 'sold-out' ? (
                    <a href={backInStockPath(watch.key)} className="underline underline-offset-4">
                      {stockWords.mailMe}
                    </a>
                  ) : (
                    cartNeedsScript
                  )}
                </p>
              </noscript>
            </div>
            <WatchPromise watch={watch} availability={availability} />
            <div className="mt-4">
              <KeyNumbers figures={keyNumbersOf(watch.specification)} />
            </div>
            <SizeSection watch={sizeOf(watch.specification)} front={front} pxPerMm={pxPerMmOf(watch.pictures[0])} />
            <CompareLink watch={watch.key} />
            <div className="mt-4">
              <Assurances assurances={assurances.map(({ icon, ...said }) => ({ ...said, shape: pictograms[icon] }))} />
            </div>
          </div>
        </div>
        <CloserLook name={watch.fullName} pictures={closerPicturesOf(watch)} />
        <WorkingDrawing watch={watch} />
        <div className="mt-10 grid gap-x-10 gap-y-10 laptop:mt-16 laptop:grid-cols-12">
          <div className="laptop:col-span-7">
            <Accordion panels={panelsOf(watch)} whileClosed={<BrandStrip tiles={tiles} />} />
          </div>
          <div className="stays-put laptop:col-span-5">
            <Picture
              picture={pictureOf(watch, 1)}
              sizes="(min-width: 85.375rem) 510px, (min-width: 64rem) 40vw, 96vw"
              className="aspect-4/5 object-cover"
            />
          </div>
        </div>
      </div>
      <RelatedWatches watch={watch} related={related} />
      <TopSellingBrands tiles={tiles} />
      <RecentlyViewed watch={watch.key} />
      <BuyBar watch={watch.stored} {...weekend} rendered={availability} price={<Price of={watch} />} />
    </>
  );
}

const keyNumbersOf = (specification: Specification): readonly KeyNumber[] => [
  [specification.caseDiameter, 'mm', 'case'],
  [specification.lugToLug, 'mm', 'lug to lug'],
  [specification.waterResistance, 'm', 'water resistance'],
  [specification.movement, '', 'movement'],
];
