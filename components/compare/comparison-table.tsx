import { costIn, shownPrice } from '@/domain/watch-price';
import { CardButtons, GridStock } from '@/components/catalogue/card-buttons';
import { Price } from '@/components/catalogue/price';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Line, PriceLine } from './comparison-line';
import { compareCopy, joined } from './copy';
import { trueSizeRatioOf } from '@/data/picture-scales';
import { pictureAt } from '@/data/pictures';
import { withShownTexts } from '@/data/watch-texts';
import { comparePath } from '@/domain/compare';
import { compareLines, priceMarks } from '@/domain/comparison-table';
import type { Watch } from '@/domain/watch';
import { onWeekends, weekendPriceNote } from '@/domain/weekend-price';

/** Width of a column's largest picture in px: twice its maximum of 320 CSS px, for screens of two px per CSS px. */
const widestPicture = 640;

/** Photographs at one scale with prices and buttons, then all specification lines side by side. A wide table scrolls in its own region (docs/product.md 23.3). */
export function ComparisonTable({ watches, isWeekend }: { watches: readonly Watch[]; isWeekend: boolean }) {
  const [price, ...lines] = compareLines(watches.map(withShownTexts), isWeekend);
  return (
    <div>
      <h2 id="line-by-line" className="sr-only">
        {compareCopy.table}
      </h2>
      <GridStock watches={watches.map(({ catalogue, id }) => ({ catalogue, id }))} />
      <div role="region" aria-labelledby="line-by-line" tabIndex={0} className="comparison overflow-x-auto">
        <table>
          <caption className="sr-only">{joined(watches.map(({ fullName }) => fullName))}</caption>
          <thead>
            <tr>
              <th scope="col">{compareCopy.watch}</th>
              {watches.map((watch) => (
                <WatchHeader key={watch.key} watch={watch} watches={watches} />
              ))}
            </tr>
          </thead>
          <tbody>
            {price && (
              <PriceLine
                label={price.label}
                values={watches.map((watch) => (
                  <ComparedPrice key={watch.key} watch={watch} watches={watches} isWeekend={isWeekend} />
                ))}
                marks={priceMarks(watches, isWeekend)}
              />
            )}
            {lines.map((line) => (
              <Line key={line.label} {...line} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="my-3 text-soft">{watches.length > 1 ? compareCopy.marked : compareCopy.markedLater}</p>
    </div>
  );
}

/** Photograph at the scale of the others, name, price, buttons and the link that removes the watch. */
function WatchHeader({ watch, watches }: { watch: Watch; watches: readonly Watch[] }) {
  const { catalogue, id, fullName, path, pictures } = watch;
  const others = watches.filter((other) => other !== watch).map(({ key }) => key);
  const scale = { '--true-size': trueSizeRatioOf(pictures[0]) ?? 1 };
  return (
    <th scope="col">
      <div className="relative max-w-80">
        <Link href={path} className="group block">
          <span className="block aspect-4/5 overflow-hidden bg-card" style={scale}>
            <Picture
              picture={pictureAt(pictures[0], '', widestPicture)}
              sizes="(min-width: 48rem) 20vw, 152px"
              priority="first"
              className="scale-(--true-size)"
            />
          </span>
          <span className="mt-2 flex min-h-11 items-center leading-tight group-hover:underline">{fullName}</span>
        </Link>
        <Price of={shownPrice(watch)} className="card-price" />
        <div className="-me-3 flex min-h-11 items-center justify-between gap-2 text-sm font-normal">
          <Link
            href={comparePath(others)}
            aria-label={compareCopy.removeOf(fullName)}
            className="bar-link underline underline-offset-4"
          >
            {compareCopy.remove}
          </Link>
          <CardButtons watch={{ catalogue, id, name: fullName, ...shownPrice(watch) }} />
        </div>
      </div>
    </th>
  );
}

type ComparedPriceProps = { watch: Watch; watches: readonly Watch[]; isWeekend: boolean };

/** The price of the moment of the request. A head script writes it in the shopper's currency, if all watches are sold in that. */
function ComparedPrice({ watch, watches, isWeekend }: ComparedPriceProps) {
  const amount = (onWeekend: boolean) => <Price of={costIn(watches, onWeekend)([{ watch, quantity: 1 }])} />;
  if (watch.weekendCents === undefined) return amount(false);
  return isWeekend ? (
    <>
      {amount(true)}, {weekendPriceNote}
    </>
  ) : (
    <>
      {amount(false)}, {amount(true)} {onWeekends}
    </>
  );
}
