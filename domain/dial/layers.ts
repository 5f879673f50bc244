import type { DialColours, DialPart } from './dial';
import type { PartAnimation } from './part-animation';

/** A picture of a dial or of one part. Lengths in px of the whole picture. */
export type Layer = {
  readonly src: string;
  /** Position and size; without it the layer covers the whole picture. */
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  /** Name of a moving part. Its picture is a strip of `views`, each lit for one share of a turn. */
  readonly name?: string;
  readonly drive?: PartAnimation;
  readonly views?: number;
  readonly axle?: readonly [x: number, y: number];
  /** Vertical scale of a circle in the camera's perspective. */
  readonly squash?: number;
  /** Height above the dial in mm, which offsets the shadow. */
  readonly rise?: number;
  /** Name of the part that carries this one. */
  readonly on?: string;
};

/** Layers of a dial, back to front, and the second of the day at which they were photographed. */
export type DialLayers = {
  readonly photographed: number;
  readonly size: readonly [width: number, height: number];
  readonly layers: readonly Layer[];
};

/** Data for reading a dial on a watch page: layers, colour names, px per mm. */
export type ReadableDial = DialLayers & { readonly colours?: DialColours; readonly pxPerMm: number };

export type MovingLayer = Layer & DialPart;

export const isMoving = (layer: Layer): layer is MovingLayer => layer.name !== undefined && layer.drive !== undefined;

/** The moving parts of a dial. */
export const movingPartsOf = ({ layers }: DialLayers): readonly DialPart[] => layers.filter(isMoving);

/** Index of the view lit for a part turned by `degrees`. */
export function frameForAngle(views: number, degrees: number): number {
  return ((Math.round((degrees / 360) * views) % views) + views) % views;
}
