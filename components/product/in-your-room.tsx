'use client';

import { useEffect, useState } from 'react';
import { findRoomViewer, openRoom, type RoomViewer } from '@/browser/room';
import { twinWords } from '@/components/words/twin';
import type { RoomModel } from '@/domain/room-model';
import { toolButton } from './over-picture';

type InYourRoomProps = { name: string; model: RoomModel };

/** The button that stands a watch in the shopper's room, on a phone that can show it there and nowhere else (docs/product.md 31.7). */
export function InYourRoom({ name, model }: InYourRoomProps) {
  const [viewer, setViewer] = useState<RoomViewer>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    let isLeft = false;
    findRoomViewer().then((found) => isLeft || setViewer(found));
    return () => void (isLeft = true);
  }, []);
  if (!viewer) return null;
  const open = () => {
    setSaid('');
    openRoom(viewer, { name, model }, () => setSaid(twinWords.noRoom));
  };
  return (
    <>
      <button type="button" onClick={open} className={toolButton}>
        {twinWords.room}
      </button>
      <span role="status" className="basis-full empty:hidden">
        {said}
      </span>
    </>
  );
}
