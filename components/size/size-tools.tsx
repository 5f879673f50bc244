'use client';

import { useId, useState, type ReactNode } from 'react';
import { trueSizeKey } from '@/browser/root-attributes';
import { StableLabel } from '@/components/ui/stable-label';
import { useWrist, saveTrueSize, useTrueSize } from '@/store/size-settings';
import { sizeCopy, yourWrist } from './copy';
import { sizeButtonCopy } from '@/components/product/copy-buy';
import { QueuedClickButton } from './queued-click-button';
import { useRootAttribute } from './wrist-mark';

/** The widest label of a wrist. The button reserves its width, so that the row never wraps differently. */
const longest = yourWrist({ figure: 10.24, unit: 'in' });

/** Tools over a list: the true-size switch and the wrist for the fit marks of cards. They need JavaScript. */
export function SizeTools() {
  const wrist = useWrist();
  const shown = wrist ? yourWrist(wrist) : sizeCopy.enterWrist;
  return (
    <div
      role="group"
      aria-label={sizeCopy.tools}
      className="needs-script flex flex-wrap items-center gap-x-4 tablet:gap-x-8"
    >
      <TrueSizeSwitch />
      <DialogButton
        load={() => import('@/components/size/dialogs/wrist-entry')}
        dialog={({ WristEntry }, onClose) => <WristEntry onClose={onClose} />}
      >
        <StableLabel labels={[...new Set([sizeCopy.enterWrist, longest, shown])]} shown={shown} />
      </DialogButton>
    </div>
  );
}

/** Switch between all pictures of a list at one scale and each picture at the size of its frame (docs/product.md 5.10). */
function TrueSizeSwitch() {
  const on = useTrueSize();
  const hint = useId();
  useRootAttribute(trueSizeKey, on);
  return (
    <span className="flex items-center gap-x-3">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        {sizeCopy.trueSize}
        <input
          type="checkbox"
          role="switch"
          checked={on === true}
          aria-describedby={hint}
          onChange={({ target }) => saveTrueSize(target.checked || null)}
          className="true-size-switch"
        />
      </label>
      <span id={hint} className="hidden text-soft tablet:inline laptop:hidden desktop:inline">
        {sizeCopy.trueSizeHint}
      </span>
    </span>
  );
}

type DialogButtonProps<Code> = {
  /** Imports the dialog's code. */
  load: () => Promise<Code>;
  dialog: (code: Code, onClose: () => void) => ReactNode;
  children: ReactNode;
};

/** A button that loads a dialog on click and opens it. */
function DialogButton<Code>({ load, dialog, children }: DialogButtonProps<Code>) {
  const [code, setCode] = useState<{ loaded: Code } | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    load().then(
      (loaded) => setCode({ loaded }),
      () => setFailed(true),
    );
  };
  return (
    <span>
      <QueuedClickButton onPress={open}>{children}</QueuedClickButton>
      {failed && <span role="alert">{sizeButtonCopy.notLoaded}</span>}
      {code && dialog(code.loaded, () => setCode(null))}
    </span>
  );
}
