'use client';

import { useId } from 'react';
import { trueSizeKey } from '@/browser/root-marks';
import { sizeWords } from './copy';
import { keepTrueSize, useTrueSize } from '@/store/size-settings';
import { useRootMark } from './use-root-mark';

/** Draws every picture of a list at one scale, or each as large as its frame (docs/product.md 5.10). */
export function TrueSizeSwitch() {
  const on = useTrueSize();
  const hint = useId();
  useRootMark(trueSizeKey, on);
  return (
    <span className="flex items-center gap-x-3">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        {sizeWords.trueSize}
        <input
          type="checkbox"
          role="switch"
          checked={on === true}
          aria-describedby={hint}
          onChange={({ target }) => keepTrueSize(target.checked || null)}
          className="true-size-switch"
        />
      </label>
      <span id={hint} className="text-sm text-soft phone:hidden">
        {sizeWords.trueSizeHint}
      </span>
    </span>
  );
}
