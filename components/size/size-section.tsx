'use client';

import { useEffect, useState } from 'react';
import { wristKey } from '@/browser/kept-marks';
import { sizeWords } from '@/components/words/size';
import type { PictureSource } from '@/domain/picture-source';
import { useWrist } from '@/store/wrist';
import { DialogButton } from './dialog-button';
import type { SizedWatch } from './sized-watch';
import { useRootMark } from './use-root-mark';
import type { WristFit } from './wrist-fit';

type SizeSectionProps = {
  watch: SizedWatch;
  front: PictureSource;
  /** Px of the front picture for each mm of the watch; null where nobody knows. */
  pxPerMm: number | null;
};

/**
 * On a watch's page: does it fit, and how large is it really. Next to nothing is loaded before it is asked for, by a
 * press or by a wrist that is known; the space for that is kept (docs/decisions/0043-marks-on-the-root.md).
 */
export function SizeSection({ watch, front, pxPerMm }: SizeSectionProps) {
  const wrist = useWrist();
  const [code, setCode] = useState<{ WristFit: typeof WristFit } | 'failed'>();
  useRootMark(wristKey, wrist);
  useEffect(() => {
    if (wrist) import('./wrist-fit').then(setCode, () => setCode('failed'));
  }, [wrist]);

  return (
    <div className="needs-script @container mt-2">
      <div className="flex flex-wrap gap-x-8">
        <DialogButton
          load={() => import('./wrist-entry')}
          dialog={({ WristEntry }, onClose) => <WristEntry onClose={onClose} />}
        >
          {sizeWords.doesItFit}
        </DialogButton>
        <DialogButton
          load={() => import('./actual-size')}
          dialog={({ ActualSize }, onClose) => (
            <ActualSize watch={watch} front={front} pxPerMm={pxPerMm} onClose={onClose} />
          )}
        >
          {sizeWords.actualSize}
        </DialogButton>
      </div>
      <div className="wrist-space">
        {wrist && code && (code === 'failed' ? sizeWords.notLoaded : <code.WristFit watch={watch} wrist={wrist} />)}
      </div>
    </div>
  );
}
