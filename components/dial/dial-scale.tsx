'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { dialCopy } from './copy';
import { clock } from '@/domain/dial/clock';
import type { DialReader } from './dial-reader';

type DialScaleProps = {
  /** Where the dial is told, as JSON. */
  path: string;
  /** The minute of the day at which the picture stands. */
  from: number;
  /** The element that the layers are put into, over the picture. */
  place: () => Element | null;
  /** Whether the dial stands over its picture. */
  isOpen: boolean;
  onOpen: () => void;
  /** What stands beneath until the dial is touched. */
  children?: ReactNode;
};

/**
 * A day from 00:00 to 24:00 to drag along, and the reading beneath (docs/product.md 32.1). What reads the dial, and its layers,
 * are fetched at the first touch; until they arrive, only the figures follow the finger.
 */
export function DialScale({ path, from, place, isOpen, onOpen, children }: DialScaleProps) {
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
  const drag = () => {
    setMinute(Number(input.current?.value));
    open();
  };
  // Dragged before the scripts had come, or kept by the browser over a reload.
  const answerEarly = useEffectEvent(() => Number(input.current?.value) !== from && drag());
  useEffect(() => void answerEarly(), []);
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
          onChange={drag}
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
