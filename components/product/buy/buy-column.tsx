import { addressOf } from '@/domain/language';
import { shownPrice } from '@/domain/watch-price';
import { Price } from '@/components/catalogue/price';
import { cartNeedsScript, cartTool, stockCopy } from '@/components/product/copy';
import { WatchPromise } from '@/components/product/delivery-promise/watch-promise';
import { Assurances, KeyNumbers } from '@/components/product/text/watch-facts';
import { keyNumbersOf } from '@/components/product/text/watch-sections';
import { SizeSection } from '@/components/size/size-section';
import { sizeOf } from '@/components/size/sized-watch';
import { Link } from '@/components/ui/link';
import { pictograms } from '@/components/ui/pictograms';
import { pxPerMmOf } from '@/data/picture-scales';
import { assurances } from '@/data/policies';
import { rangeOf } from '@/data/ranges';
import { servesAgents } from '@/data/site';
import { withShownTexts } from '@/data/watch-texts';
import { backInStockPath } from '@/domain/paths';
import type { PictureSource } from '@/domain/picture-source';
import type { Availability } from '@/domain/stock';
import type { Watch } from '@/domain/watch';
import { BuyButtons, CompareLink } from './buy-buttons';
import { StockNote } from './stock-note';

type BuyColumnProps = {
  watch: Watch;
  availability: Availability;
  /** Weekend price in USD cents; undefined for a watch without one. */
  weekend: { weekendCents?: number };
  /** The first picture of the watch. */
  front: PictureSource;
};

/** The right column of a product page: name, price, buttons, delivery promise and size. */
export function BuyColumn({ watch, availability, weekend, front }: BuyColumnProps) {
  const range = rangeOf(watch.catalogue);
  return (
    <div className="stays-put mt-3 tablet:mt-6 laptop:col-span-5 laptop:mt-8 low:mt-0">
      <div className="range-line">
        <Link href={range.path} className="bar-link text-sm text-soft">
          {range.name}
        </Link>
        <StockNote watch={{ catalogue: watch.catalogue, id: watch.id }} rendered={availability} />
      </div>
      <div className="name-and-price">
        <h1 className="product-name">{watch.name}</h1>
        {/* On a phone the description comes after the button (docs/product.md 6.17). */}
        <p className="first-paragraph">{withShownTexts(watch).description[0]}</p>
        <p className="product-price">
          <Price of={shownPrice(watch)} />
        </p>
        {/* A form, so that assistants find the tool (docs/decisions/0031-agents.md). Outside a dialog, method="dialog" submits nothing. */}
        <form method="dialog" className="needs-script mt-3 basis-full laptop:mt-6" {...(servesAgents() && cartTool)}>
          <BuyButtons watch={watch.stored} {...weekend} rendered={availability} />
        </form>
        <noscript className="basis-full">
          <p className="my-4 font-semibold">
            {availability === 'sold-out' ? (
              <a href={addressOf(backInStockPath(watch.key))} className="underline underline-offset-4">
                {stockCopy.mailMe}
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
        <Assurances
          assurances={assurances.map(({ icon, ...assurance }) => ({ ...assurance, shape: pictograms[icon] }))}
        />
      </div>
    </div>
  );
}
