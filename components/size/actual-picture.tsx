'use client';

import { Picture } from '@/components/ui/picture';
import { actualSizeWords as words } from './copy-fit';
import type { Sized, SizedWatch } from './sized-watch';

/** `screenPxPerMm`: CSS px of the screen for each mm. */
type ActualPictureProps = Sized & { screenPxPerMm: number };

/** A watch's front as large as it is; its outline where the picture's scale is not known. */
export function ActualPicture({ watch, front, pxPerMm, screenPxPerMm }: ActualPictureProps) {
  const { caseDiameter, lugToLug } = watch;
  const width = pxPerMm && (front.width / pxPerMm) * screenPxPerMm;
  return (
    <>
      <p className="tabular-nums">{words.shown(caseDiameter, lugToLug)}</p>
      <div className="my-3 flex justify-center overflow-hidden bg-card">
        {width ? (
          <div style={{ width }} className="flex-none">
            <Picture picture={front} sizes={`${Math.round(width)}px`} priority="first" />
          </div>
        ) : (
          <Outline watch={watch} screenPxPerMm={screenPxPerMm} />
        )}
      </div>
    </>
  );
}

function Outline({ watch, screenPxPerMm }: { watch: SizedWatch; screenPxPerMm: number }) {
  const { caseDiameter, lugToLug } = watch;
  const side = Math.max(caseDiameter, lugToLug) + 4;
  const half = lugToLug / 2;
  return (
    <svg
      role="img"
      aria-label={words.outline}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      style={{ width: side * screenPxPerMm }}
      className="flex-none fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <circle r={caseDiameter / 2} />
      <path d={`M0 ${-half}V${half}M-1.5 ${-half}h3M-1.5 ${half}h3`} className="stroke-signal" />
    </svg>
  );
}
