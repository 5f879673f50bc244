import type { DialColours, DialPart } from './dial';
import type { PartAnimation } from './drive';

/** A picture of a dial, or of one part of it. Lengths are px of the whole picture. */
export type Layer = {
  readonly src: string;
  /** Where it lies: left, top, width and height. Without one it is as large as the whole. */
  readonly box?: readonly [x: number, y: number, width: number, height: number];
  /** Of a part that moves. Its picture is a strip of `views`, each lit as the part is lit at that share of a turn. */
  readonly name?: string;
  readonly drive?: PartAnimation;
  readonly views?: number;
  readonly axle?: readonly [x: number, y: number];
  /** How much lower the camera sees a circle than it is wide. */
  readonly squash?: number;
  /** How high the part lies over the dial, in mm: its shadow falls as far. */
  readonly rise?: number;
  /** The part that this one rides on. */
  readonly on?: string;
};

/** A dial as the studio photographed it in layers, back to front, and at which second of the day the photograph stands. */
export type DialLayers = {
  readonly photographed: number;
  readonly size: readonly [width: number, height: number];
  readonly layers: readonly Layer[];
};

/** What the page of a watch fetches to read its dial: the layers, the colours to call things by, px of the picture a mm. */
export type ReadableDial = DialLayers & { readonly colours?: DialColours; readonly pxPerMm: number };

export type MovingLayer = Layer & DialPart;

export const isMoving = (layer: Layer): layer is MovingLayer => layer.name !== undefined && layer.drive !== undefined;

/** The moving parts of a dial, for reading it. */
export const movingPartsOf = ({ layers }: DialLayers): readonly DialPart[] => layers.filter(isMoving);

/** Which view of a strip is lit as a part is that has turned by so many degrees. */
export function frameForAngle(views: number, degrees: number): number {
  return ((Math.round((degrees / 360) * views) % views) + views) % views;
}
