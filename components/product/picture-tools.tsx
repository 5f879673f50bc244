'use client';

import { lightWords } from './copy';
import type { RoomModel } from '@/domain/watch';
import { InYourRoom } from './in-your-room';
import { LightsOut } from './lights-out';
import { ReadDial } from './read-dial';
import { TurnIt } from './turn-it';

type PictureToolsProps = {
  name: string;
  model?: string;
  room?: RoomModel;
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
        {model && <TurnIt name={name} model={model} />}
        {room && <InYourRoom name={name} model={room} />}
        {lume && <LightsOut name={name} lume={lume} />}
        {lume === null && <small>{lightWords.none}</small>}
      </div>
    </div>
  );
}
