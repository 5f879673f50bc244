'use client';

import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePicture } from '@/browser/decode-picture';
import { withTimeOfDay, stepsPerSecond, momentOf } from '@/domain/dial/part-animation';
import { movingPartsOf, type ReadableDial } from '@/domain/dial/layers';
import { readDial } from '@/domain/dial/read-dial';
import { dialCopy } from './copy';
import { DialPicture } from './dial-picture';
import { useNow } from './use-now';

type DialReaderProps = {
  path: string;
  /** Value of the slider: a minute of the day. */
  minute: number;
  place: () => Element | null;
  /** The slider. Its first `input` event ends real time. */
  input: RefObject<HTMLInputElement | null>;
  /** Called with each new minute of real time. */
  onMinute: (minute: number) => void;
  /** Called with the reading as a sentence and, in real time on a dial that shows seconds, the seconds since midnight. */
  onRead: (read: { words: string; seconds?: number }) => void;
};

/** Shows a dial over its picture at the slider's minute or in real time, and describes it in words (docs/product.md 32.1). */
export function DialReader({ path, minute, place, input, onMinute, onRead }: DialReaderProps) {
  const dial = useDial(path, input, () => onRead({ words: dialCopy.notLoaded }));
  const [isLive, setLive] = useState(false);
  const parts = useMemo(() => (dial ? movingPartsOf(dial) : []), [dial]);
  const host = place();
  const ticksPerSecond = Math.max(1, ...parts.map(({ drive }) => stepsPerSecond(drive)));
  const now = useNow(isLive, ticksPerSecond, host);
  // oxlint-disable-next-line react/purity -- the date on the dial is today's
  const moment = now ?? withTimeOfDay(momentOf(new Date()), dial ? secondsShown(dial, minute) : 0);
  const reading = dial && readDial({ parts, colours: dial.colours }, moment);
  const seconds = now && parts.some(countsSeconds) ? Math.floor(now.day) : undefined;
  const words = reading?.sentence;

  const reportReading = useEffectEvent(() => words && onRead({ words, seconds }));
  useEffect(() => void reportReading(), [words, seconds]);
  const minuteNow = now && Math.floor(now.day / 60);
  const reportMinute = useEffectEvent(() => minuteNow !== undefined && onMinute(minuteNow));
  useEffect(() => void reportMinute(), [minuteNow]);
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
      {reading && host && createPortal(<DialPicture dial={dial} positions={reading.positions} />, host)}
    </>
  );
}

/** Seconds since midnight that a dial shows at a minute: in the minute of its photograph, exactly the photographed time. */
const secondsShown = ({ photographed }: ReadableDial, minute: number) =>
  minute === Math.floor(photographed / 60) ? photographed : minute * 60;

const countsSeconds = ({ name }: { name: string }) => /second/.test(name);

/** Returns a dial after all its layers are decoded, so that they appear together; undefined until then. A move of the slider retries. */
function useDial(
  path: string,
  input: RefObject<HTMLInputElement | null>,
  onMissing: () => void,
): ReadableDial | undefined {
  const [dial, setDial] = useState<ReadableDial>();
  const [attempt, setAttempt] = useState(1);
  const reportMissing = useEffectEvent(onMissing);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const retry = () => setAttempt(attempt + 1);
    fetchDial(path).then(
      (fetched) => signal.aborted || setDial(fetched),
      () => {
        if (signal.aborted) return;
        reportMissing();
        input.current?.addEventListener('input', retry, { once: true, signal });
      },
    );
    return () => leaving.abort();
  }, [path, attempt, input]);
  return dial;
}

async function fetchDial(path: string): Promise<ReadableDial> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const dial = (await answer.json()) as ReadableDial;
  await Promise.all([...new Set(dial.layers.map(({ src }) => src))].map(decodePicture));
  return dial;
}
