'use client';

import { useEffect, useRef, useState } from 'react';
import { onScreenChange, readScreen } from '@/browser/screen';
import { actualSizeCopy as copy } from '@/components/size/copy-fit';
import type { SizeProps, SizedWatch } from '@/components/size/sized-watch';
import { Picture } from '@/components/ui/picture';
import { isScaleForScreen } from '@/domain/actual-size';
import { saveScreenScale, useScreenScale } from '@/store/size-settings';
import { ScreenMeasure } from './screen-measure';
import { SizeDialog } from './size-dialog';

/**
 * Shows a watch at actual size after the shopper has measured the screen with a bank card. A browser zoom or another screen
 * requires a new measurement (docs/product.md 22.8).
 */
export function ActualSize({ watch, front, pxPerMm, onClose }: SizeProps & { onClose: () => void }) {
  const scale = useScreenScale() ?? null;
  const [screen, setScreen] = useState(readScreen);
  const [again, setAgain] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => onScreenChange(() => setScreen(readScreen())), []);

  const { magnified, ...here } = screen;
  const isScaleValid = scale !== null && isScaleForScreen(scale, here);
  const content = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    content.current?.querySelector<HTMLElement>(again ? 'input' : 'button')?.focus(); // the clicked button was removed
  }, [again, scale]);
  const measured = (found: number) => {
    pressed.current = true;
    saveScreenScale({ ...here, pxPerMm: found });
    setAgain(false);
  };
  const measureAgain = () => {
    pressed.current = true;
    setAgain(true);
  };

  return (
    <SizeDialog ref={dialog} title={copy.title} onClose={onClose} className="max-w-3xl">
      <div ref={content} className="mt-3">
        <p role="status" className="font-semibold text-signal">
          {magnified ? copy.magnified : scale && !isScaleValid && copy.measureAgain}
        </p>
        {isScaleValid && !again ? (
          <>
            <ActualPicture watch={watch} front={front} pxPerMm={pxPerMm} screenPxPerMm={scale.pxPerMm} />
            <button type="button" className="bar-link underline underline-offset-4" onClick={measureAgain}>
              {copy.again}
            </button>
          </>
        ) : (
          <ScreenMeasure key={screen.ratio} scale={scale} screen={here} onMeasured={measured} />
        )}
      </div>
    </SizeDialog>
  );
}

/** `screenPxPerMm`: CSS px of the screen per mm. */
type ActualPictureProps = SizeProps & { screenPxPerMm: number };

/** The front picture of a watch at actual size; an outline if the picture's scale is unknown. */
function ActualPicture({ watch, front, pxPerMm, screenPxPerMm }: ActualPictureProps) {
  const { caseDiameter, lugToLug } = watch;
  const width = pxPerMm && (front.width / pxPerMm) * screenPxPerMm;
  return (
    <>
      <p className="tabular-nums">{copy.shown(caseDiameter, lugToLug)}</p>
      <div className="my-3 flex justify-center overflow-hidden bg-card">
        {width ? (
          <div style={{ width }} className="flex-none">
            <Picture picture={front} sizes={`${Math.round(width)}px`} priority="first" />
          </div>
        ) : (
          <Outline watch={watch} screenPxPerMm={screenPxPerMm} />
        )}
      </div>
    </>
  );
}

function Outline({ watch, screenPxPerMm }: { watch: SizedWatch; screenPxPerMm: number }) {
  const { caseDiameter, lugToLug } = watch;
  const side = Math.max(caseDiameter, lugToLug) + 4;
  const half = lugToLug / 2;
  return (
    <svg
      role="img"
      aria-label={copy.outline}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      style={{ width: side * screenPxPerMm }}
      className="flex-none fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <circle r={caseDiameter / 2} />
      <path d={`M0 ${-half}V${half}M-1.5 ${-half}h3M-1.5 ${half}h3`} className="stroke-signal" />
    </svg>
  );
}
