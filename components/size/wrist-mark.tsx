'use client';

import { useEffect } from 'react';
import { setRootAttribute } from '@/browser/root-attributes';
import { fitOf, type FitMeasures } from '@/domain/fit';
import { circumferenceOf } from '@/domain/wrist';
import { useWrist } from '@/store/size-settings';
import { fitMark } from './copy';

/**
 * Says on a card whether its watch fits the shopper's wrist. The card keeps the space: two lines
 * where it is narrow.
 */
export function WristMark({ measures }: { measures: FitMeasures }) {
  const wrist = useWrist();
  const fit = wrist && fitOf(measures, circumferenceOf(wrist));
  return (
    <p className={`min-h-[1lh] @max-[9.5rem]:min-h-[2lh] ${fit?.verdict === 'fits' ? 'text-ink' : ''}`}>
      {fit?.verdict === 'fits' && (
        <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 border border-ink bg-lume" />
      )}
      {fit && wrist && fitMark(fit, wrist)}
    </p>
  );
}

/** Sets a root data attribute to the stored value, once that value is known (docs/decisions/0012-root-data-attributes.md). */
export function useRootMark(key: Parameters<typeof setRootAttribute>[0], kept: unknown): void {
  useEffect(() => {
    if (kept !== undefined) setRootAttribute(key, kept !== null);
  }, [key, kept]);
}
