'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { useBrowserValue } from '@/components/ui/hooks';
import { shopperClock } from '@/domain/dial/clock';
import { dialCopy } from './copy';
import type { DialReader } from './dial-reader';

type DialSliderProps = {
  /** URL of the dial's JSON. */
  path: string;
  /** Second of the day that the picture shows. */
  from: number;
  /** Returns the element over the picture that receives the layers. */
  place: () => Element | null;
  /** True while the dial covers its picture. */
  isOpen: boolean;
  /** Called at the opening and at each move of the slider. */
  onOpen: () => void;
  /** Shows a button that closes the reading; undefined if it cannot be closed. */
  onClose?: () => void;
  /** Shown under the slider until the first interaction. */
  children?: ReactNode;
};

/**
 * A slider over the 24 hours of a day with the dial's reading below (docs/product.md 32.1). The reader's code and the layers load
 * once the dial is open. Until they arrive, only the time in digits follows the slider.
 */
export function DialSlider({ path, from, place, isOpen, onOpen, onClose, children }: DialSliderProps) {
  const input = useRef<HTMLInputElement>(null);
  const first = Math.floor(from / 60);
  const [minute, setMinute] = useState(first);
  const [read, setRead] = useState<{ words: string; seconds?: number }>({ words: '' });
  const [code, setCode] = useState<{ DialReader: typeof DialReader }>();
  const { is12Hour, time } = useClock();
  const open = () => {
    onOpen();
    if (code) return;
    load().then(setCode, () => {
      setRead({ words: dialCopy.notLoaded });
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
  // The slider is open from the start, was dragged before hydration, or the browser restored its value after a reload.
  const applyEarlyInput = useEffectEvent(() => (isOpen || Number(input.current?.value) !== first) && onDrag());
  useEffect(() => void applyEarlyInput(), []);
  const shown = time(minute * 60);

  return (
    <div className="dial-scale">
      <label className="needs-script" data-hours={is12Hour ? 12 : undefined}>
        {dialCopy.slider}
        <input
          ref={input}
          type="range"
          max={1440}
          defaultValue={first}
          aria-valuetext={isOpen && read.words ? `${shown}. ${read.words}` : shown}
          onFocus={() => void load().catch(() => undefined)}
          onPointerDown={open}
          onChange={onDrag}
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      </label>
      {isOpen ? (
        <div className="dial-reading">
          <b>{read.seconds === undefined ? shown : time(read.seconds, true)}</b>
          <p>{read.words}</p>
          <div>
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
            {onClose && (
              <button type="button" onClick={onClose}>
                {dialCopy.close}
              </button>
            )}
          </div>
        </div>
      ) : (
        children
      )}
    </div>
  );
}

const load = () => import('./dial-reader');

/** True if the browser's locale writes hours from 1 to 12. */
const isTwelveHour = () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true;

/** Returns the shopper's clock: 12 or 24 hours by the browser's locale, 24 hours in server HTML (docs/product.md 32.7). */
function useClock() {
  const is12Hour = useBrowserValue(isTwelveHour, false);
  const time = (seconds: number, withSeconds = false) => shopperClock(seconds, is12Hour, withSeconds);
  return { is12Hour, time };
}
