/** Where the studio's camera stood for a photograph, as a model carries it (`studio/twin/cameras.py`). */
export type PhotographView = {
  /** Degrees that the watch leans back, and of the camera round and above it. */
  lean: number;
  azimuth: number;
  elevation: number;
  /** Mm behind the dial's middle that the camera looks at. */
  behind: number;
  /** The picture's middle and height, in units of the distance. */
  x: number;
  y: number;
  height: number;
};

/** The studio's camera stands so far away, in metres. */
export const distance = 0.52;

/** The middle of the strap's loop lies so far behind the dial, in metres: what a watch is turned round. */
export const loopBehind = 0.024;

type Size = { width: number; height: number };

/** What a camera needs to show what a photograph shows; offsets in CSS px. */
export type Framing = { fieldOfView: number; offsetX: number; offsetY: number };

/** A photograph is 4:5, and stands whole in the middle of its frame. */
const ratio = 4 / 5;

/**
 * Returns the camera's field of view, in degrees, and its view offset, in px, for a canvas of this size. They place the watch where
 * its photograph shows it.
 */
export function framingOf({ x, y, height }: PhotographView, canvas: Size): Framing {
  const photographHeight = Math.min(canvas.height, canvas.width / ratio);
  const pxPerUnit = photographHeight / height;
  return {
    fieldOfView: (2 * Math.atan(canvas.height / pxPerUnit / 2) * 180) / Math.PI,
    offsetX: x * pxPerUnit,
    offsetY: -y * pxPerUnit,
  };
}
