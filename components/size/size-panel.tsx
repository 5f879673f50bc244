'use client';

import { wristKey } from '@/browser/root-attributes';
import { ActualSize } from '@/components/size/dialogs/actual-size';
import { WristEntry } from '@/components/size/dialogs/wrist-entry';
import { useWrist } from '@/store/size-settings';
import type { SizeProps } from './sized-watch';
import { WristFit } from './wrist-fit';
import { useRootAttribute } from './wrist-mark';

/** The dialog that the shopper has opened: the wrist entry or the actual-size dialog. */
export type RequestedDialog = 'wrist' | 'actual' | undefined;

/** The size section of a product page except its two buttons: the wrist drawing and both dialogs. Loaded on demand. */
export function SizePanel({ asked, onClose, ...sized }: SizeProps & { asked: RequestedDialog; onClose: () => void }) {
  const wrist = useWrist();
  useRootAttribute(wristKey, wrist);
  return (
    <>
      {wrist && <WristFit watch={sized.watch} wrist={wrist} />}
      {asked === 'wrist' && <WristEntry sized={sized} onClose={onClose} />}
      {asked === 'actual' && <ActualSize {...sized} onClose={onClose} />}
    </>
  );
}
