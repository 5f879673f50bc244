'use client';

import { drawingWords } from './copy-fit';
import type { Fit } from '@/domain/fit';
import type { SizedWatch } from './sized-watch';

/** Free space above and below the wrist, in mm. */
const margin = 6;

/** A wrist from above, in hairlines, with a watch across it: the user units are millimetres (docs/product.md 22.6). */
export function WristDrawing({ watch, fit }: { watch: SizedWatch; fit: Fit }) {
  const height = Math.max(fit.wristWidth, watch.lugToLug) + 2 * margin;
  const reach = height * 1.25;
  const edge = fit.wristWidth / 2;
  const lug = watch.lugToLug / 2;
  const figure = height * 0.085;
  const beside = -watch.caseDiameter / 2 - 9;
  // The arm widens a little towards hand and elbow.
  const side = (sign: 1 | -1) =>
    `M${-reach} ${sign * edge * 1.07}Q0 ${sign * edge * 0.93} ${reach} ${sign * edge * 1.07}`;
  return (
    <svg
      role="img"
      aria-label={drawingWords(fit, watch)}
      viewBox={`${-reach} ${-height / 2} ${2 * reach} ${height}`}
      className="block w-full overflow-visible fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <path d={side(1) + side(-1)} />
      <path
        d={`M${beside} ${-edge}V${edge}M${beside - 1.5} ${-edge}h3M${beside - 1.5} ${edge}h3`}
        className="stroke-soft"
      />
      <circle r={watch.caseDiameter / 2} />
      <path
        d={`M${-watch.caseDiameter / 2} ${-lug}h${watch.caseDiameter}M${-watch.caseDiameter / 2} ${lug}h${watch.caseDiameter}`}
        className="stroke-soft"
        strokeDasharray="3 3"
      />
      <path d={`M0 ${-lug}V${lug}M-1.5 ${-lug}h3M-1.5 ${lug}h3`} className="stroke-signal" />
      <g fontSize={figure} className="stroke-none font-semibold tabular-nums">
        <text x={beside - 2} y={figure / 3} textAnchor="end" className="fill-soft">
          {fit.wristWidth} mm
        </text>
        <text x={2} y={figure / 3} className="fill-signal">
          {watch.lugToLug} mm
        </text>
      </g>
    </svg>
  );
}
