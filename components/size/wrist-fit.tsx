'use client';

import { howTitle, howWords, spareWords, verdictWords, wristTitle } from './copy-fit';
import { fitOf } from '@/domain/fit';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import type { SizedWatch } from './sized-watch';
import { WristDrawing } from './wrist-drawing';

/** A watch on the shopper's wrist: drawn, in figures, in words, and how the figures were got (docs/product.md 22.6). */
export function WristFit({ watch, wrist }: { watch: SizedWatch; wrist: Wrist }) {
  const fit = fitOf(watch, circumferenceOf(wrist));
  return (
    <>
      <div className="mb-3 flex flex-wrap justify-between gap-x-6 font-semibold">
        <h2 className="text-base tracking-normal">{wristTitle(wrist)}</h2>
        <p className={`tabular-nums ${fit.spare < 0 ? 'text-signal' : ''}`}>{spareWords(fit.spare)}</p>
      </div>
      <WristDrawing watch={watch} fit={fit} />
      <p className="mt-3">{verdictWords(fit, watch)}</p>
      <details className="text-sm text-soft">
        <summary className="flex min-h-11 items-center underline underline-offset-4">{howTitle}</summary>
        <p className="max-w-prose pb-3">{howWords(fit, watch, wrist)}</p>
      </details>
    </>
  );
}
