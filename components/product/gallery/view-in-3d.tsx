'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { handleOffline } from '@/browser/offline';
import { modelCopy } from '@/components/product/copy';
import type { Twin } from '@/components/viewer-3d/viewer-3d';
import { useQueuedClick } from '@/components/ui/hooks';
import { overPicture, pictureFrame, shownPicture, tellOverPicture, toolButton } from './over-picture';

type Code = { Twin: typeof Twin };

/** The button that replaces the picture by the 3D viewer; the viewer's code and model load on click (docs/product.md 31.1). */
export function ViewIn3d({ name, model }: { name: string; model: string }) {
  const [code, setCode] = useState<Code>();
  const [standing, setStanding] = useState<'closed' | 'coming' | 'shown'>('closed');
  const [said, setSaid] = useState('');
  const close = (sentence = '') => {
    setStanding('closed');
    setSaid(sentence);
  };
  const press = () => {
    if (standing !== 'closed') return close();
    if (!canDraw()) return close(modelCopy.cannot);
    tellOverPicture('twin');
    setSaid('');
    setStanding('coming');
    import('@/components/viewer-3d/viewer-3d').then(setCode, () => {
      close(modelCopy.notLoaded);
      handleOffline(press);
    });
  };
  const button = useQueuedClick(press);
  const giveWay = useEffectEvent(close);
  useEffect(() => overPicture((by) => by === 'dial' && giveWay()), []);
  const frame = standing !== 'closed' && code && pictureFrame();

  return (
    <>
      <button
        ref={button}
        data-early
        type="button"
        aria-pressed={standing !== 'closed'}
        aria-busy={standing === 'coming'}
        onClick={press}
        className={toolButton}
      >
        {modelCopy.turn}
      </button>
      <span role="status" className={standing === 'shown' ? 'sr-only' : 'basis-full empty:hidden'}>
        {said}
      </span>
      {frame &&
        createPortal(
          <code.Twin
            name={name}
            path={model}
            from={shownPicture(frame)}
            onShown={(sentence) => {
              setStanding('shown');
              setSaid(sentence);
            }}
            onSide={setSaid}
            onFailed={close}
            onClose={() => {
              close();
              button.current?.focus();
            }}
          />,
          frame,
        )}
    </>
  );
}

/** True if the browser supports WebGL 2; checked before anything is fetched. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
