'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { handleOffline } from '@/browser/offline';
import { modelCopy } from '@/components/product/copy';
import type { Viewer3d } from '@/components/viewer-3d/viewer-3d';
import type { PrintedDate } from '@/domain/dial/printed-date';
import { useQueuedClick } from '@/components/ui/hooks';
import { onPictureOverlay, pictureFrame, shownPicture, announcePictureOverlay } from './picture-overlay';

type Code = { Viewer3d: typeof Viewer3d };

/** URL of a model, the second of the day that its picture shows, and the dates on it. */
export type ShownModel = { model: string; pictured?: number; dates?: readonly PrintedDate[] };

/** The button that replaces the picture by the 3D viewer; the viewer's code and model load on click (docs/product.md 31.1). */
export function ViewIn3d({ name, model, ...shown }: { name: string } & ShownModel) {
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<'closed' | 'loading' | 'shown'>('closed');
  const [message, setMessage] = useState('');
  const close = (sentence = '') => {
    setState('closed');
    setMessage(sentence);
  };
  const press = () => {
    if (state !== 'closed') return close();
    if (!canDraw()) return close(modelCopy.cannot);
    announcePictureOverlay('model');
    setMessage('');
    setState('loading');
    load().then(setCode, () => {
      close(modelCopy.notLoaded);
      handleOffline(press);
    });
  };
  const button = useQueuedClick(press);
  const onOtherOverlay = useEffectEvent(close);
  useEffect(() => onPictureOverlay((by) => by === 'dial' && onOtherOverlay()), []);
  const frame = state !== 'closed' && code && pictureFrame();

  return (
    <>
      <button
        ref={button}
        data-early
        type="button"
        aria-pressed={state !== 'closed'}
        aria-busy={state === 'loading'}
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={() => void fetch(model).catch(() => undefined)}
        onClick={press}
      >
        {modelCopy.view}
      </button>
      <span role="status" className={state === 'shown' ? 'sr-only' : undefined}>
        {message}
      </span>
      {frame &&
        createPortal(
          <code.Viewer3d
            name={name}
            path={model}
            from={shownPicture(frame)}
            {...shown}
            onShown={(sentence) => {
              setState('shown');
              setMessage(sentence);
            }}
            onSide={setMessage}
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

const load = () => import('@/components/viewer-3d/viewer-3d');
const preload = () => void load().catch(() => undefined);

/** True if the browser supports WebGL 2; checked before anything is fetched. */
function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
