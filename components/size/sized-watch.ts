import type { PictureSource } from '@/domain/picture-source';
import type { Specification } from '@/domain/specification';

/** What a watch's page says of its size; all in mm. */
export type SizedWatch = Pick<Specification, 'caseDiameter' | 'lugToLug' | 'wristMin' | 'wristMax'>;

/** A watch whose size is asked for. */
export type Sized = {
  watch: SizedWatch;
  front: PictureSource;
  /** Px of the front photograph per mm of the watch; null if unknown. */
  pxPerMm: number | null;
};

/** The few numbers of a specification that reach the browser. */
export const sizeOf = ({ caseDiameter, lugToLug, wristMin, wristMax }: Specification): SizedWatch => ({
  caseDiameter,
  lugToLug,
  wristMin,
  wristMax,
});
