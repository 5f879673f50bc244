import type { Specification } from '@/domain/specification';

/** What a watch's page says of its size; all in mm. */
export type SizedWatch = Pick<Specification, 'caseDiameter' | 'lugToLug' | 'wristMin' | 'wristMax'>;

/** The few numbers of a specification that reach the browser. */
export const sizeOf = ({ caseDiameter, lugToLug, wristMin, wristMax }: Specification): SizedWatch => ({
  caseDiameter,
  lugToLug,
  wristMin,
  wristMax,
});
