'use client';

import { decimal } from '@/domain/decimal';
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

/** Distance of a dimension line from the case, in mm. */
const apart = 9;

/**
 * Line drawing of a wrist from above with a watch across it. The user units are millimetres (docs/product.md 22.6). The
 * figures are beside the watch: the wrist's width on the left, the lug to lug on the right.
 */
function WristDrawing({ watch, fit }: { watch: SizedWatch; fit: Fit }) {
  const height = Math.max(fit.wristWidth, watch.lugToLug) + 2 * margin;
  const reach = height * 1.25;
  const edge = fit.wristWidth / 2;
  const lug = watch.lugToLug / 2;
  const radius = watch.caseDiameter / 2;
  const figure = height * 0.12;
  const beside = radius + apart;
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
      <path d={dimension(-beside, edge)} className="stroke-soft" />
      <path d={lugsOf(radius, lug)} className="fill-card" />
      <circle r={radius} className="fill-paper" />
      <path
        d={`M${-lugSpread * radius} ${-lug}H${beside}M${-lugSpread * radius} ${lug}H${beside}`}
        className="stroke-soft"
        strokeDasharray="3 3"
      />
      <path d={dimension(beside, lug)} className="stroke-signal" />
      <g fontSize={figure} className="stroke-none font-semibold tabular-nums">
        <text x={-beside - 3} y={figure / 3} textAnchor="end" className="fill-soft">
          {decimal(fit.wristWidth)} mm
        </text>
        <text x={beside + 3} y={figure / 3} className="fill-signal">
          {decimal(watch.lugToLug)} mm
        </text>
      </g>
    </svg>
  );
}

/** A vertical dimension line between two short bars. */
const dimension = (x: number, end: number) => `M${x} ${-end}V${end}M${x - 1.5} ${-end}h3M${x - 1.5} ${end}h3`;

/** Distances of a lug's edges from the middle of the case, as shares of its radius. */
const lugSpread = 0.62;
const strapSpread = 0.44;

const rounded = (length: number) => Math.round(length * 100) / 100;

/** Four lugs from the edge of the case to its lug to lug, narrower at their tips. */
function lugsOf(radius: number, lug: number): string {
  const foot = (share: number) => rounded(radius * Math.sqrt(1 - share ** 2));
  const at = (share: number) => rounded(share * radius);
  return ([1, -1] as const)
    .flatMap((x) =>
      ([1, -1] as const).map(
        (y) =>
          `M${x * at(lugSpread)} ${y * foot(lugSpread)}L${x * at(lugSpread - 0.04)} ${y * lug}` +
          `H${x * at(strapSpread + 0.02)}L${x * at(strapSpread)} ${y * foot(strapSpread)}Z`,
      ),
    )
    .join('');
}
