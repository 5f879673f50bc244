'use client';

import { useEffect, useState } from 'react';
import { findArViewer, type ArViewer } from '@/browser/ar-viewer';
import { DialScale } from '@/components/dial/dial-scale';
import { lightCopy } from '@/components/product/copy';
import type { ArModel } from '@/domain/watch';
import { LumeView } from './lume-view';
import { overPicture, pictureFrame, tellOverPicture } from './over-picture';
import type { ArButton } from './ar-button';
import { ViewIn3d } from './view-in-3d';

type PictureToolsProps = {
  name: string;
  model?: string;
  room?: ArModel;
  /** Where the dial is told, and the minute of the day at which its picture stands. */
  dial?: { path: string; from: number };
  /** The photograph in the dark; null of a watch that does not glow. */
  lume?: string | null;
};

/** What a shopper can do with the picture besides looking: one row under it, each tool fetched when it is asked for. */
export function PictureTools({ name, model, room, dial, lume }: PictureToolsProps) {
  return (
    <div className="needs-script picture-tools">
      {dial && <ReadDial {...dial} />}
      <div>
        {model && <ViewIn3d name={name} model={model} />}
        {room && <ArTool name={name} model={room} />}
        {lume && <LumeView name={name} lume={lume} />}
        {lume === null && <small>{lightCopy.none}</small>}
      </div>
    </div>
  );
}

/** Reads the dial over the gallery's first picture (docs/product.md 32.1). */
function ReadDial({ path, from }: { path: string; from: number }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => overPicture((by) => setOpen(by === 'dial')), []);
  return (
    <DialScale path={path} from={from} place={firstPicture} isOpen={isOpen} onOpen={() => tellOverPicture('dial')} />
  );
}

const firstPicture = () => pictureFrame()?.querySelector('.picture-strip > *') ?? null;

/**
 * Stands a watch in the shopper's room, on a phone that can show it there and nowhere else (docs/product.md 31.7): only that one
 * fetches the button.
 */
function ArTool(watch: { name: string; model: ArModel }) {
  const [room, setRoom] = useState<{ ArButton: typeof ArButton; viewer: ArViewer }>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const viewer = await findArViewer();
      if (!viewer) return;
      const code = await import('./ar-button');
      if (!isLeft) setRoom({ ...code, viewer });
    };
    look().catch(() => undefined);
    return () => void (isLeft = true);
  }, []);
  return room && <room.ArButton viewer={room.viewer} {...watch} />;
}
