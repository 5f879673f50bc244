'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { clock } from '@/domain/dial/clock';
import { DialScale } from './dial-scale';

type TryDialProps = {
  picture: PictureSource;
  /** Where the dial is told, and the minute of the day at which the picture stands. */
  path: string;
  from: number;
  /** How the picture is read. */
  words: string;
  /** Stands over the scale. */
  children: ReactNode;
};

/** A dial beside its scale, to learn to read it (docs/product.md 4.9). */
export function TryDial({ picture, path, from, words, children }: TryDialProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="try-dial">
      <div ref={place}>
        <Picture picture={picture} sizes="(min-width: 85.375rem) 620px, (min-width: 64rem) 48vw, 96vw" />
      </div>
      <div>
        {children}
        <DialScale path={path} from={from} place={() => place.current} isOpen={isOpen} onOpen={() => setOpen(true)}>
          <div className="dial-reading">
            <b>{clock(from * 60)}</b>
            <p>{words}</p>
          </div>
        </DialScale>
      </div>
    </div>
  );
}
