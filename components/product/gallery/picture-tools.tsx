'use client';

import { useEffect, useState } from 'react';
import { findArViewer, type ArViewer } from '@/browser/ar-viewer';
import { DialSlider } from '@/components/dial/dial-slider';
import { lumeViewCopy } from '@/components/product/copy';
import type { ArModel } from '@/domain/watch';
import { LumeView } from './lume-view';
import { onPictureOverlay, pictureFrame, announcePictureOverlay } from './picture-overlay';
import type { ArButton } from './ar-button';
import { ViewIn3d } from './view-in-3d';

type PictureToolsProps = {
  name: string;
  model?: string;
  room?: ArModel;
  /** URL of the dial's JSON, and the minute of the day that its picture shows. */
  dial?: { path: string; from: number };
  /** Path of the lume picture; null for a watch without lume, undefined until the picture exists. */
  lume?: string | null;
};

/** The tools under the picture: dial reader, 3D viewer, AR view and lume view. Each loads its code on demand. */
export function PictureTools({ name, model, room, dial, lume }: PictureToolsProps) {
  return (
    <div className="needs-script picture-tools">
      {dial && <ReadDial {...dial} />}
      <div>
        {model && <ViewIn3d name={name} model={model} />}
        {room && <ArTool name={name} model={room} />}
        {lume && <LumeView name={name} lume={lume} />}
        {lume === null && <small>{lumeViewCopy.none}</small>}
      </div>
    </div>
  );
}

/** Reads the dial over the gallery's first picture (docs/product.md 32.1). */
function ReadDial({ path, from }: { path: string; from: number }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onPictureOverlay((by) => setOpen(by === 'dial')), []);
  return (
    <DialSlider
      path={path}
      from={from}
      place={firstPicture}
      isOpen={isOpen}
      onOpen={() => announcePictureOverlay('dial')}
    />
  );
}

const firstPicture = () => pictureFrame()?.querySelector('.picture-strip > *') ?? null;

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
