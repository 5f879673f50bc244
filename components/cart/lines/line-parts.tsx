import { lineCopy } from '@/components/cart/copy';
import { Picture } from '@/components/ui/picture';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';
import type { LineChange } from './use-current-lines';

type LinePictureProps = {
  picture: PictureSource | undefined;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Widest variant in `srcset`, in px. */
  widest: number;
};

/** A line's picture, or an empty placeholder while loading and for a watch that is no longer sold. */
export function LinePicture({ picture, sizes, widest }: LinePictureProps) {
  return (
    <span className="block aspect-4/5 overflow-hidden bg-card">
      {picture && <Picture picture={picture} sizes={sizes} widest={widest} />}
    </span>
  );
}

/** Note on a changed name or price since the watch was added. `cents` is the current unit price. */
export function ChangeNote({ change, cents }: { change: LineChange | undefined; cents: number }) {
  if (!change) return null;
  return (
    <p className="mt-2 border-s-4 border-ink ps-3 text-sm wrap-anywhere">
      {change.cents !== undefined &&
        `${lineCopy.priceChanged(formatMoney(change.cents, 'usd'), formatMoney(cents, 'usd'))} `}
      {change.name !== undefined && lineCopy.renamed(change.name)}
    </p>
  );
}
