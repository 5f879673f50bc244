import type { Specification } from '@/domain/specification';

type Movement = Specification['movement'];

/** Such as `Xeric Slow Meridian, 42 mm automatic watch`; `diameter` is omitted if the name has it. */
export const watchTitleCopy = (name: string, movement: Movement, diameter?: number) =>
  `${name}, ${diameter === undefined ? '' : `${diameter} mm `}${movement.toLowerCase()} watch`;

/** What a search engine shows of a watch, before its price. */
export const watchSummary = ({ caseDiameter, movement, strapColour, strapMaterial, waterResistance }: Specification) =>
  `${caseDiameter} mm ${movement.toLowerCase()}, ${strapColour} ${strapMaterial}, water resistant to ${waterResistance} m`;

export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}.`;
