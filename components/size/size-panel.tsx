'use client';

import { wristKey } from '@/browser/root-attributes';
import { ActualSize } from '@/components/size/dialogs/actual-size';
import { WristEntry } from '@/components/size/dialogs/wrist-entry';
import { useWrist } from '@/store/size-settings';
import type { Sized } from './sized-watch';
import { WristFit } from './wrist-fit';
import { useRootMark } from './wrist-mark';

/** What the shopper has asked to see: the entry of a wrist, or the watch as large as it is. */
export type Asked = 'wrist' | 'actual' | undefined;

/** All that a watch's page says of size beyond its two buttons. Fetched when it is wanted. */
export function SizePanel({ asked, onClose, ...sized }: Sized & { asked: Asked; onClose: () => void }) {
  const wrist = useWrist();
  useRootMark(wristKey, wrist);
  return (
    <>
      {wrist && <WristFit watch={sized.watch} wrist={wrist} />}
      {asked === 'wrist' && <WristEntry onClose={onClose} />}
      {asked === 'actual' && <ActualSize {...sized} onClose={onClose} />}
    </>
  );
}
