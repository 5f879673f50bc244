'use client';

import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePicture } from '@/browser/decode-picture';
import { clockWithSeconds } from '@/domain/dial/clock';
import { withTimeOfDay, stepsPerSecond, momentOf } from '@/domain/dial/part-animation';
import { movingPartsOf, type ReadableDial } from '@/domain/dial/layers';
import { readDial } from '@/domain/dial/read-dial';
import { dialCopy } from './copy';
import { DialPicture } from './dial-picture';
import { useNow } from './use-now';

type DialReaderProps = {
  path: string;
  /** The minute of the day that the slider stands at. */
  minute: number;
  place: () => Element | null;
  /** The slider: touching it ends real time. */
  input: RefObject<HTMLInputElement | null>;
  /** Told the minute that real time has come to. */
  onMinute: (minute: number) => void;
  /** Told the sentence, and the figures where they are more than the slider's. */
  onRead: (read: { words: string; time: string }) => void;
};

/** Puts a dial in the place of its picture, at the minute of the slider or in real time, and reads it (docs/product.md 32.1). */
export function DialReader({ path, minute, place, input, onMinute, onRead }: DialReaderProps) {
  const dial = useDial(path, () => onRead({ words: dialCopy.notLoaded, time: '' }));
  const [isLive, setLive] = useState(false);
  const parts = useMemo(() => (dial ? movingPartsOf(dial) : []), [dial]);
  const host = place();
  const beats = Math.max(1, ...parts.map(({ drive }) => stepsPerSecond(drive)));
  const now = useNow(isLive, beats, host);
  const moment = now ?? withTimeOfDay(momentOf(new Date()), minute * 60);
  const reading = dial && readDial({ parts, colours: dial.colours }, moment);
  const time = now && parts.some(countsSeconds) ? clockWithSeconds(now.day) : '';
  const words = reading?.sentence;

  const tell = useEffectEvent(() => words && onRead({ words, time }));
  useEffect(() => void tell(), [words, time]);
  const minuteNow = now && Math.floor(now.day / 60);
  const follow = useEffectEvent(() => minuteNow !== undefined && onMinute(minuteNow));
  useEffect(() => void follow(), [minuteNow]);
  useEffect(() => {
    const slider = input.current;
    const stop = () => setLive(false);
    slider?.addEventListener('input', stop);
    return () => slider?.removeEventListener('input', stop);
  }, [input]);

  return (
    <>
      <button type="button" aria-pressed={isLive} onClick={() => setLive(!isLive)}>
        {dialCopy.now}
      </button>
      {reading && host && createPortal(<DialPicture dial={dial} stands={reading.positions} />, host)}
    </>
  );
}

const countsSeconds = ({ name }: { name: string }) => /second/.test(name);

/** A dial with all its layers ready to be drawn, so that none comes after another; undefined until then. */
function useDial(path: string, onMissing: () => void): ReadableDial | undefined {
  const [dial, setDial] = useState<ReadableDial>();
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let isWanted = true;
    fetchDial(path).then(
      (fetched) => isWanted && setDial(fetched),
      () => isWanted && miss(),
    );
    return () => void (isWanted = false);
  }, [path]);
  return dial;
}

async function fetchDial(path: string): Promise<ReadableDial> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const dial = (await answer.json()) as ReadableDial;
  await Promise.all([...new Set(dial.layers.map(({ src }) => src))].map(decodePicture));
  return dial;
}
