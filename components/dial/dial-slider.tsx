'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { dialCopy } from './copy';
import { clock } from '@/domain/dial/clock';
import type { DialReader } from './dial-reader';

type DialSliderProps = {
  /** URL of the dial's JSON. */
  path: string;
  /** Minute of the day that the picture shows. */
  from: number;
  /** Returns the element over the picture that receives the layers. */
  place: () => Element | null;
  /** True while the dial covers its picture. */
  isOpen: boolean;
  onOpen: () => void;
  /** Shown under the slider until the first interaction. */
  children?: ReactNode;
};

/**
 * A slider from 00:00 to 24:00 with the dial's reading below (docs/product.md 32.1). The reader's code and the layers load at the
 * first interaction. Until they arrive, only the time in digits follows the slider.
 */
export function DialSlider({ path, from, place, isOpen, onOpen, children }: DialSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [minute, setMinute] = useState(from);
  const [read, setRead] = useState({ words: '', time: '' });
  const [code, setCode] = useState<{ DialReader: typeof DialReader }>();
  const open = () => {
    onOpen();
    if (code) return;
    load().then(setCode, () => {
      setRead({ words: dialCopy.notLoaded, time: '' });
      handleOffline(open);
    });
  };
  const showMinute = (of: number) => {
    if (input.current) input.current.value = String(of);
    setMinute(of);
  };
  const onDrag = () => {
    setMinute(Number(input.current?.value));
    open();
  };
  // The slider was dragged before hydration, or the browser restored its value after a reload.
  const applyEarlyInput = useEffectEvent(() => Number(input.current?.value) !== from && onDrag());
  useEffect(() => void applyEarlyInput(), []);
  const time = clock(minute * 60);

  return (
    <div className="dial-scale">
      <label className="needs-script">
        {dialCopy.title}
        <input
          ref={input}
          type="range"
          max={1440}
          defaultValue={from}
          aria-valuetext={isOpen && read.words ? `${time}. ${read.words}` : time}
          onFocus={() => void load().catch(() => undefined)}
          onPointerDown={open}
          onChange={onDrag}
        />
      </label>
      {isOpen ? (
        <div className="dial-reading">
          <b>{read.time || time}</b>
          <p>{read.words}</p>
          {code && (
            <code.DialReader
              path={path}
              minute={minute}
              place={place}
              input={input}
              onMinute={showMinute}
              onRead={setRead}
            />
          )}
        </div>
      ) : (
        children
      )}
    </div>
  );
}

const load = () => import('./dial-reader');
