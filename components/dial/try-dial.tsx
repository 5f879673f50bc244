'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { clock } from '@/domain/dial/clock';
import { DialSlider } from './dial-slider';

type TryDialProps = {
  picture: PictureSource;
  /** URL of the dial's JSON. */
  path: string;
  /** Second of the day that the picture shows. */
  from: number;
  /** The reading of the picture, as a sentence. */
  words: string;
  /** Shown above the slider. */
  children: ReactNode;
};

/** A dial beside its slider on the home page (docs/product.md 4.9). */
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
        <DialSlider path={path} from={from} place={() => place.current} isOpen={isOpen} onOpen={() => setOpen(true)}>
          <div className="dial-reading">
            <b>{clock(from)}</b>
            <p>{words}</p>
          </div>
        </DialSlider>
      </div>
    </div>
  );
}
