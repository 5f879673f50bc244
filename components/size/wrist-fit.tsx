'use client';

import { fitOf, type Fit } from '@/domain/fit';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import { calculationTitle, calculationCopy, spareCopy, verdictCopy, wristTitle, drawingCopy } from './copy-fit';
import type { SizedWatch } from './sized-watch';

/** The fit of a watch on the shopper's wrist: drawing, room to spare, verdict and calculation (docs/product.md 22.6). */
export function WristFit({ watch, wrist }: { watch: SizedWatch; wrist: Wrist }) {
  const fit = fitOf(watch, circumferenceOf(wrist));
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 font-semibold">
        <h2 className="text-base tracking-normal">{wristTitle(wrist)}</h2>
        <p className={`tabular-nums ${fit.spare < 0 ? 'text-signal' : ''}`}>{spareCopy(fit.spare)}</p>
      </div>
      <WristDrawing watch={watch} fit={fit} />
      <p className="mt-3">{verdictCopy(fit, watch)}</p>
      <details className="text-sm text-soft">
        <summary className="flex min-h-11 items-center underline underline-offset-4">{calculationTitle}</summary>
        <p className="max-w-prose pb-3">{calculationCopy(fit, watch, wrist)}</p>
      </details>
    </>
  );
}

/** Free space above and below the wrist, in mm. */
const margin = 6;

/** Line drawing of a wrist from above with a watch across it. The user units are millimetres (docs/product.md 22.6). */
function WristDrawing({ watch, fit }: { watch: SizedWatch; fit: Fit }) {
  const height = Math.max(fit.wristWidth, watch.lugToLug) + 2 * margin;
  const reach = height * 1.25;
  const edge = fit.wristWidth / 2;
  const lug = watch.lugToLug / 2;
  const figure = height * 0.085;
  const beside = -watch.caseDiameter / 2 - 9;
  // The arm widens slightly towards hand and elbow.
  const side = (sign: 1 | -1) =>
    `M${-reach} ${sign * edge * 1.07}Q0 ${sign * edge * 0.93} ${reach} ${sign * edge * 1.07}`;
  return (
    <svg
      role="img"
      aria-label={drawingCopy(fit, watch)}
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
