'use client';

import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { modelCopy } from '@/components/product/copy';
import { hasModifier } from '@/components/ui/has-modifier';
import { Icon } from '@/components/ui/icon';
import { useEscape } from '@/components/ui/use-escape';
import type { PrintedDate } from '@/domain/dial/printed-date';
import { keysOf } from '@/domain/records';
import { rotationCopy } from './copy';
import { openModelView, type Side, sides, type ModelView } from './model-view';

type Viewer3dProps = {
  name: string;
  /** URL of the model. */
  path: string;
  /** Index of the gallery's visible picture, from 0. The model first appears as in that picture. */
  from: number;
  /** Second of the day that the picture shows; the model starts there and moves to the current time. */
  pictured?: number;
  /** The dates that the model shows. */
  dates?: readonly PrintedDate[];
  /** Called with the sentence to announce after the model has appeared. */
  onShown: (sentence: string) => void;
  /** Called with the sentence to announce after a button turns the watch. */
  onSide: (sentence: string) => void;
  /** Called with the sentence to show when 3D is unavailable and the pictures remain. */
  onFailed: (sentence: string) => void;
  onClose: () => void;
};

/**
 * The 3D viewer over the gallery's picture (docs/product.md 31.1). It appears with its first frame, in which the watch is exactly
 * where the photograph shows it.
 */
export function Viewer3d({
  name,
  path,
  from,
  pictured,
  dates = [],
  onShown,
  onSide,
  onFailed,
  onClose,
}: Viewer3dProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<ModelView>(null);
  const [isShown, setShown] = useState(false);
  const [progress, setProgress] = useState(0);

  /** Ends the viewer with a sentence. The button gets the focus if it was in the viewer, which disappears. */
  const fail = (sentence: string) => {
    if (canvas.current?.parentElement?.contains(document.activeElement)) onClose();
    onFailed(sentence);
  };
  const open = useEffectEvent((signal: AbortSignal) => {
    if (!canvas.current) return;
    const onFirstFrame = () => {
      setShown(true);
      onShown(rotationCopy.shown);
    };
    const onLost = () => fail(rotationCopy.lost);
    openModelView({
      canvas: canvas.current,
      path,
      from,
      pictured,
      dates,
      signal,
      onFirstFrame,
      onProgress: setProgress,
      onLost,
    }).then(
      (opened) => {
        if (signal.aborted) opened.dispose();
        else view.current = opened;
      },
      () => signal.aborted || fail(modelCopy.notLoaded),
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
  useEscape(onClose);
  const press = (event: KeyboardEvent) => {
    if (!hasModifier(event) && view.current?.press(event.key)) event.preventDefault();
  };

  const show = (side: Side) => {
    if (!view.current) return;
    view.current.showSide(side);
    onSide(rotationCopy.sidesShown[side]);
  };

  return (
    <>
      {!isShown && <progress value={progress} aria-label={rotationCopy.loading} className="viewer-progress" />}
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
          className="absolute inset-s-2 bottom-0 flex gap-x-4 phone:inset-x-0 phone:mx-auto phone:w-fit"
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
          className="icon-button absolute inset-e-2 top-2"
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
