'use client';

import { useEffect, useState } from 'react';
import { findArViewer, type ArViewer } from '@/browser/ar-viewer';
import type { ArModel } from '@/domain/watch';
import { LumeView } from './lume-view';
import type { ArButton } from './ar-button';
import { ReadDial } from './read-dial';
import { type ShownModel, ViewIn3d } from './view-in-3d';

type PictureToolsProps = {
  name: string;
  /** The model and what it shows; undefined for a watch without one. */
  viewer?: ShownModel;
  room?: ArModel;
  /** URL of the dial's JSON, the second of the day that its picture shows, and whether the display is odd. */
  dial?: { path: string; from: number; isOdd: boolean };
  /** Path of the lume picture; undefined for a watch without one. */
  lume?: string;
};

/**
 * The row of tools under the picture: 3D viewer, lume view, dial reader, AR view (docs/product.md 32.8). An odd display is read
 * first, a plain one under "More". Each tool loads its code on demand.
 */
export function PictureTools({ name, viewer, room, dial, lume }: PictureToolsProps) {
  return (
    <div className="needs-script picture-tools">
      {dial?.isOdd && <ReadDial {...dial} />}
      {viewer && <ViewIn3d name={name} {...viewer} />}
      {lume && <LumeView name={name} lume={lume} />}
      {dial && !dial.isOdd && <ReadDial {...dial} />}
      {room && <ArTool name={name} model={room} />}
    </div>
  );
}

/**
 * The AR view's button (docs/product.md 31.7). Only a phone with an AR viewer loads its code.
 */
function ArTool(watch: { name: string; model: ArModel }) {
  const [room, setRoom] = useState<{ ArButton: typeof ArButton; viewer: ArViewer }>();
  useEffect(() => {
    let isLeft = false;
    const load = async () => {
      const viewer = await findArViewer();
      if (!viewer) return;
      const code = await import('./ar-button');
      if (!isLeft) setRoom({ ...code, viewer });
    };
    load().catch(() => undefined);
    return () => void (isLeft = true);
  }, []);
  return room && <room.ArButton viewer={room.viewer} {...watch} />;
}
