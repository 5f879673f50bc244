import { lineCopy } from '@/components/cart/copy';
import { Picture } from '@/components/ui/picture';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';
import type { LineChange } from './use-current-lines';

type LinePictureProps = {
  picture: PictureSource | undefined;
  /** As in HTML's `sizes`. */
  sizes: string;
  /** The widest variant to offer, in px. */
  widest: number;
};

/** A line's picture in its reserved space: the bare ground until it is known, and where a watch is no longer sold. */
export function LinePicture({ picture, sizes, widest }: LinePictureProps) {
  return (
    <span className="block aspect-4/5 overflow-hidden bg-card">
      {picture && <Picture picture={picture} sizes={sizes} widest={widest} />}
    </span>
  );
}

/** What the catalogue changed on a watch since the shopper added it; `cents` is the price of one now. */
export function ChangeNote({ change, cents }: { change: LineChange | undefined; cents: number }) {
  if (!change) return null;
  return (
    <p className="mt-2 border-l-4 border-ink pl-3 text-sm wrap-anywhere">
      {change.cents !== undefined && `${lineCopy.priceChanged(formatMoney(change.cents), formatMoney(cents))} `}
      {change.name !== undefined && lineCopy.renamed(change.name)}
    </p>
  );
}
