'use client';

import { useEffect, useState } from 'react';
import { findRoomViewer, type RoomViewer } from '@/browser/room-viewer';
import type { RoomModel } from '@/domain/watch';
import type { RoomButton } from './room-button';

/**
 * Stands a watch in the shopper's room, on a phone that can show it there and nowhere else (docs/product.md 31.7): only that one
 * fetches the button.
 */
export function InYourRoom(watch: { name: string; model: RoomModel }) {
  const [room, setRoom] = useState<{ RoomButton: typeof RoomButton; viewer: RoomViewer }>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const viewer = await findRoomViewer();
      if (!viewer) return;
      const code = await import('./room-button');
      if (!isLeft) setRoom({ ...code, viewer });
    };
    look().catch(() => undefined);
    return () => void (isLeft = true);
  }, []);
  return room && <room.RoomButton viewer={room.viewer} {...watch} />;
}
