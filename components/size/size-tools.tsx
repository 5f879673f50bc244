'use client';

import { StableLabel } from '@/components/ui/stable-label';
import { useWrist } from '@/store/size-settings';
import { sizeWords, yourWrist } from './copy';
import { DialogButton } from './dialog-button';
import { TrueSizeSwitch } from './true-size-switch';

/** The broadest label that a wrist can bring: its space is kept, so that the row never breaks anew. */
const longest = yourWrist({ figure: 10.24, unit: 'in' });

/** Over a list: every picture at one scale, and the wrist that fitting watches are marked for. Needs JavaScript. */
export function SizeTools() {
  const wrist = useWrist();
  const shown = wrist ? yourWrist(wrist) : sizeWords.enterWrist;
  return (
    <div
      role="group"
      aria-label={sizeWords.tools}
      className="needs-script flex flex-wrap items-center gap-x-4 tablet:gap-x-8"
    >
      <TrueSizeSwitch />
      <DialogButton
        load={() => import('./wrist-entry')}
        dialog={({ WristEntry }, onClose) => <WristEntry onClose={onClose} />}
      >
        <StableLabel labels={[...new Set([sizeWords.enterWrist, longest, shown])]} shown={shown} />
      </DialogButton>
    </div>
  );
}
