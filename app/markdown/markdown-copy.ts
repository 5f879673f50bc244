import type { Specification } from '@/domain/specification';

/** Before the link to a list. */
export const watchCountCopy = (count: number) => `${count} watches`;

/** Price, movement and size of a watch on a list. */
export const watchFiguresCopy = (
  price: string,
  { movement, caseDiameter, lugToLug }: Pick<Specification, 'movement' | 'caseDiameter' | 'lugToLug'>,
) => `${price}, ${movement}, ${caseDiameter} mm, lug to lug ${lugToLug} mm`;
