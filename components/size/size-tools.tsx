'use client';

import { sizeWords, yourWrist } from '@/components/words/size';
import { useWrist } from '@/store/wrist';
import { DialogButton } from './dialog-button';
import { TrueSizeSwitch } from './true-size-switch';

/** Over a list: every picture at one scale, and the wrist that fitting watches are marked for. Needs JavaScript. */
export function SizeTools() {
  const wrist = useWrist();
  return (
    <div role="group" aria-label={sizeWords.tools} className="needs-script flex flex-wrap items-center gap-x-8">
      <TrueSizeSwitch />
      <DialogButton
        load={() => import('./wrist-entry')}
        dialog={({ WristEntry }, onClose) => <WristEntry onClose={onClose} />}
      >
        {wrist ? yourWrist(wrist) : sizeWords.enterWrist}
      </DialogButton>
    </div>
  );
}
