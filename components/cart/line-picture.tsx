import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';

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
