'use client';

import { keysOf } from '@/domain/records';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { rotationCopy } from './copy';
import { modelCopy } from '@/components/product/copy';
import { openView, type Side, sides, type TwinView } from './viewer-3d-view';

type TwinProps = {
  name: string;
  /** URL of the model. */
  path: string;
  /** Which picture is on show, from 0: the watch begins as it stands there. */
  from: number;
  /** Told, with a sentence, that it is on view. */
  onShown: (sentence: string) => void;
  /** Called with the sentence to announce after a button turns the watch. */
  onSide: (sentence: string) => void;
  /** Called with the sentence to show when 3D is unavailable and the pictures remain. */
  onFailed: (sentence: string) => void;
  onClose: () => void;
};

/**
 * A watch to turn, in the place of its picture (docs/product.md 31.1). It comes on view with its first frame, which stands where the
 * photograph stood.
 */
export function Twin({ name, path, from, onShown, onSide, onFailed, onClose }: TwinProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<TwinView>(null);
  const [isShown, setShown] = useState(false);

  const open = useEffectEvent((signal: AbortSignal) => {
    if (!canvas.current) return;
    const onFirstFrame = () => {
      setShown(true);
      onShown(rotationCopy.shown);
    };
    const onLost = () => onFailed(rotationCopy.lost);
    openView({ canvas: canvas.current, path, from, signal, onFirstFrame, onLost }).then(
      (opened) => {
        if (signal.aborted) opened.dispose();
        else view.current = opened;
      },
      () => signal.aborted || onFailed(modelCopy.notLoaded),
    );
  });
  useEffect(() => {
    const leaving = new AbortController();
    open(leaving.signal);
    return () => {
      leaving.abort();
      view.current?.dispose();
      view.current = null;
    };
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    else if (view.current?.press(event.key)) event.preventDefault();
  };

  const show = (side: Side) => {
    if (!view.current) return;
    view.current.showSide(side);
    onSide(rotationCopy.sidesShown[side]);
  };

  return (
    <div data-shown={isShown || undefined} className="viewer-3d">
      <canvas
        ref={canvas}
        tabIndex={0}
        role="application"
        aria-label={rotationCopy.view(name)}
        onKeyDown={press}
        className="size-full cursor-grab active:cursor-grabbing"
      />
      <div
        role="group"
        aria-label={rotationCopy.sidesOf(name)}
        className="absolute bottom-0 left-2 flex gap-x-4 phone:left-1/2 phone:-translate-x-1/2"
      >
        {keysOf(sides).map((side) => (
          <button key={side} type="button" onClick={() => show(side)} className="bar-link">
            {rotationCopy.sides[side]}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={rotationCopy.close}
        onClick={onClose}
        className="icon-button absolute top-2 right-2"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
