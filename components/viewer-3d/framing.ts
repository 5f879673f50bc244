/** The studio's camera of a photograph, stored in the model (`studio/twin/cameras.py`). */
export type PhotographView = {
  /** Lean of the watch, and azimuth and elevation of the camera, in degrees. */
  lean: number;
  azimuth: number;
  elevation: number;
  /** Distance of the camera's target behind the centre of the dial, in mm. */
  behind: number;
  /** Centre and height of the picture, in units of the camera's distance. */
  x: number;
  y: number;
  height: number;
};

/** Distance of the studio's camera, in metres. */
export const distance = 0.52;

/** Distance of the rotation centre, the middle of the strap's loop, behind the dial, in metres. */
export const loopBehind = 0.024;

type Size = { width: number; height: number };

/** Camera settings that reproduce a photograph: field of view in degrees, view offset in CSS px. */
export type Framing = { fieldOfView: number; offsetX: number; offsetY: number };

/** Aspect ratio of a photograph, which is contained and centred in its frame. */
const ratio = 4 / 5;

/**
 * Returns field of view and view offset of the camera for a canvas of this size. The watch then appears exactly where its
 * photograph shows it.
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
