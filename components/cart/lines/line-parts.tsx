import { lineCopy } from '@/components/cart/copy';
import { Picture } from '@/components/ui/picture';
import type { LineItem } from '@/domain/line-items';
import { formatMoney } from '@/domain/money';
import type { PictureSource } from '@/domain/picture-source';
import type { LineAmounts, LineChange } from './use-current-lines';

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
  amounts: LineAmounts;
};

/** Note on a changed name or price since the watch was added (docs/product.md 9.7, 44.3). */
export function ChangeNote({ change: { cents, name } = {}, line, amounts }: ChangeNoteProps) {
  const { currency, unitOf, formerOf } = amounts;
  const before = cents === undefined ? undefined : formerOf(line, cents);
  const now = unitOf(line);
  const isChanged = before !== undefined && now !== undefined && before !== now;
  if (!isChanged && name === undefined) return null;
  return (
    <p className="mt-2 border-s-4 border-ink ps-3 text-sm wrap-anywhere">
      {isChanged && `${lineCopy.priceChanged(formatMoney(before, currency), formatMoney(now, currency))} `}
      {name !== undefined && lineCopy.renamed(name)}
    </p>
  );
}
