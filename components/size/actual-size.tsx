'use client';

import { useEffect, useRef, useState } from 'react';
import { onScreenChange, readScreen } from '@/browser/screen';
import { actualSizeWords as words } from './copy-fit';
import { holdsFor } from '@/domain/actual-size';
import { keepScreenScale, useScreenScale } from '@/store/screen-scale';
import { ActualPicture } from './actual-picture';
import { ScreenMeasure } from './screen-measure';
import { SizeDialog } from './size-dialog';
import type { Sized } from './sized-watch';

/**
 * A watch as large as it is, once the shopper has measured the screen with a bank card; measured again after a zoom or
 * on another screen (docs/product.md 22.8).
 */
export function ActualSize({ watch, front, pxPerMm, onClose }: Sized & { onClose: () => void }) {
  const scale = useScreenScale() ?? null;
  const [screen, setScreen] = useState(readScreen);
  const [again, setAgain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => onScreenChange(() => setScreen(readScreen())), []);

  const { magnified, ...here } = screen;
  const holds = scale !== null && holdsFor(scale, here);
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    content.current?.querySelector<HTMLElement>(again ? 'input' : 'button')?.focus(); // the pressed button has gone away
  }, [again, scale]);
  const measured = (found: number) => {
    pressed.current = true;
    keepScreenScale({ ...here, pxPerMm: found });
    setAgain(false);
  };
  const measureAgain = () => {
    pressed.current = true;
    setAgain(true);
  };

  return (
    <SizeDialog ref={dialog} title={words.title} onClose={onClose} className="max-w-3xl">
      <div ref={content} className="mt-3">
        <p role="status" className="font-semibold text-signal">
          {magnified ? words.magnified : scale && !holds && words.measureAgain}
        </p>
        {holds && !again ? (
          <>
            <ActualPicture watch={watch} front={front} pxPerMm={pxPerMm} screenPxPerMm={scale.pxPerMm} />
            <button type="button" className="bar-link underline underline-offset-4" onClick={measureAgain}>
              {words.again}
            </button>
          </>
        ) : (
          <ScreenMeasure key={screen.ratio} scale={scale} screen={here} onMeasured={measured} />
        )}
      </div>
    </SizeDialog>
  );
}
