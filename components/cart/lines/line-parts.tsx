import { lineCopy } from '@/components/cart/copy';
import { Picture } from '@/components/ui/picture';
import { type LineItem, unitCents } from '@/domain/line-items';
import type { Currency } from '@/domain/currency';
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

type ChangeNoteProps = {
  change: LineChange | undefined;
  /** With its current name and price. */
  line: LineItem;
  currency: Currency;
};

/** Note on a changed name or price since the watch was added. Lines are stored with their price in US dollars only. */
export function ChangeNote({ change: { cents, name } = {}, line, currency }: ChangeNoteProps) {
  const changed = currency === 'usd' ? cents : undefined;
  if (changed === undefined && name === undefined) return null;
  return (
    <p className="mt-2 border-s-4 border-ink ps-3 text-sm wrap-anywhere">
      {changed !== undefined &&
        `${lineCopy.priceChanged(formatMoney(changed, 'usd'), formatMoney(unitCents(line), 'usd'))} `}
      {name !== undefined && lineCopy.renamed(name)}
    </p>
  );
}
