'use client';

import { useEffect } from 'react';
import { setRootAttribute } from '@/browser/root-attributes';
import { fitOf, type FitMeasures, isGoodFit } from '@/domain/fit';
import { circumferenceOf, type Wrist } from '@/domain/wrist';
import { useWrist } from '@/store/size-settings';
import { fitMark } from './copy';

type WristMarkProps = {
  measures: FitMeasures;
  /** Wrist that the page's address names; by default the shopper's own. */
  wrist?: Wrist;
};

/**
 * Badge of a card that shows if its watch fits the shopper's wrist. The card reserves the space: one line, or two on a
 * narrow card.
 */
export function WristMark({ measures, wrist: named }: WristMarkProps) {
  const own = useWrist();
  const wrist = named ?? own;
  const fit = wrist && fitOf(measures, circumferenceOf(wrist));
  const fits = fit && isGoodFit(fit.verdict);
  return (
    <p className={`min-h-[1lh] @max-[9.5rem]:min-h-[2lh] ${fits ? 'text-ink' : ''}`}>
      {fits && <span aria-hidden="true" className="me-1.5 inline-block size-2.5 border border-ink bg-lume" />}
      {fit && wrist && fitMark(fit, wrist)}
    </p>
  );
}

/**
 * Sets a root data attribute if a stored value exists, and removes it otherwise (docs/decisions/0012-root-data-attributes.md).
 *
 * @param stored the stored value: undefined until it is read, null if there is none.
 */
export function useRootAttribute(key: Parameters<typeof setRootAttribute>[0], stored: unknown): void {
  useEffect(() => {
    if (stored !== undefined) setRootAttribute(key, stored !== null);
  }, [key, stored]);
}
