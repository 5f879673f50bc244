'use client';

import { useId } from 'react';
import type { Fit } from '@/domain/fit';
import { type PictureSource, variantPath } from '@/domain/picture-source';
import { wristPictureCopy } from './copy-fit';
import type { SizedWatch } from './sized-watch';

/** Distance from the middle of the case to the end of the strap, as a share of the photograph's height. */
const strapShare = 0.365;

/** Shading of a round arm that is lit from above: opacities by the share of its width. */
const shade = [
  [0, 0.3],
  [0.08, 0.15],
  [0.22, 0.05],
  [0.4, 0.02],
  [0.65, 0.05],
  [0.85, 0.16],
  [0.95, 0.32],
  [1, 0.45],
] as const;

type WristPictureProps = {
  watch: SizedWatch;
  front: PictureSource;
  /** Px of the front photograph per mm of the watch. */
  pxPerMm: number;
  fit: Fit;
};

/** Ground of the studio's photographs (studio/README.md): the wrist has the same colour, so no edge of the picture shows. */
const ground = 'rgb(231 231 227)';

/** Free space above and below, in mm. */
const margin = 9;

/** Space beside the case for the crown, in mm. */
const crown = 6;

/** Widest variant that the picture needs, in px. */
const widest = 960;

/**
 * The front photograph of a watch on a drawn wrist at true scale; the user units are millimetres (docs/product.md 22.11).
 * The strap ends at the wrist's edges, lugs that overhang are shown whole.
 */
export function WristPicture({ watch, front, pxPerMm, fit }: WristPictureProps) {
  const id = useId();
  const height = Math.max(fit.wristWidth, watch.lugToLug) + 2 * margin;
  const reach = height * 0.8;
  const edge = fit.wristWidth / 2;
  const lug = watch.lugToLug / 2;
  const beside = watch.caseDiameter / 2 + crown;
  const [width, length] = [front.width / pxPerMm, front.height / pxPerMm];
  const wide = (share: number) => Math.round(edge * share * 100) / 100;
  const [middle, hand, elbow] = [wide(0.95), wide(1.1), wide(1.06)];
  const arm = `M${-reach} ${-elbow}Q0 ${-middle} ${reach} ${-hand}V${hand}Q0 ${middle} ${-reach} ${elbow}Z`;
  // A small watch's strap ends before a wide wrist does: it is drawn longer.
  const stretch = Math.max(1, (middle + 1 - lug) / (strapShare * length - lug));
  const file = front.widths.findLast((each) => each <= widest) ?? front.widths[0] ?? front.width;
  /** The photograph between two heights in mm, stretched away from the lugs. */
  const part = (half: number, top: number, bottom: number, scale = 1) => (
    <svg
      x={-half}
      y={top}
      width={2 * half}
      height={bottom - top}
      viewBox={`${-half} ${top} ${2 * half} ${bottom - top}`}
    >
      <image
        href={variantPath(front.file, file, 'webp')}
        x={-width / 2}
        y={-length / 2}
        width={width}
        height={length}
        transform={scale === 1 ? undefined : `matrix(1 0 0 ${scale} 0 ${(top < 0 ? -lug : lug) * (1 - scale)})`}
      />
    </svg>
  );
  return (
    <svg
      role="img"
      aria-label={wristPictureCopy(front.alt, fit)}
      viewBox={`${-reach} ${-height / 2} ${2 * reach} ${height}`}
      className="block w-full"
    >
      <defs>
        <clipPath id={`${id}arm`}>
          <path d={arm} />
        </clipPath>
        <linearGradient id={`${id}shade`} x1="0" y1="0" x2="0" y2="1">
          {shade.map(([offset, opacity]) => (
            <stop key={offset} offset={offset} stopColor="rgb(96 66 46)" stopOpacity={opacity} />
          ))}
        </linearGradient>
      </defs>
      <rect x={-reach} y={-height / 2} width={2 * reach} height={height} fill={ground} />
      <g clipPath={`url(#${id}arm)`}>
        {part(reach, -height / 2, -lug, stretch)}
        {part(reach, lug, height / 2, stretch)}
      </g>
      {part(beside, -lug, lug)}
      <path d={arm} fill={`url(#${id}shade)`} />
    </svg>
  );
}
