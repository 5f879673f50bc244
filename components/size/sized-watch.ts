import type { PictureSource } from '@/domain/picture-source';
import type { Specification } from '@/domain/specification';

/** The measures for size and fit, in mm. */
export type SizedWatch = Pick<Specification, 'caseDiameter' | 'lugToLug' | 'wristMin' | 'wristMax'>;

/** Props of the size section. */
export type SizeProps = {
  watch: SizedWatch;
  front: PictureSource;
  /** Px of the front photograph per mm of the watch; null if unknown. */
  pxPerMm: number | null;
};

/** Returns the measures that the browser needs. */
export const sizeOf = ({ caseDiameter, lugToLug, wristMin, wristMax }: Specification): SizedWatch => ({
  caseDiameter,
  lugToLug,
  wristMin,
  wristMax,
});
