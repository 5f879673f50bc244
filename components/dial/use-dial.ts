import { useEffect, useEffectEvent, useState } from 'react';
import { decodePicture } from '@/browser/decode-picture';
import type { DialToRead } from '@/domain/dial/layers';

/** A dial with all its layers ready to be drawn, so that none comes after another; undefined until then. */
export function useDial(path: string, onMissing: () => void): DialToRead | undefined {
  const [dial, setDial] = useState<DialToRead>();
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

async function fetchDial(path: string): Promise<DialToRead> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const dial = (await answer.json()) as DialToRead;
  await Promise.all([...new Set(dial.layers.map(({ src }) => src))].map(decodePicture));
  return dial;
}
