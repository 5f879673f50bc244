'use client';

import { useId, useState } from 'react';
import { actualSizeCopy as copy } from '@/components/size/copy-fit';
import { Icon } from '@/components/ui/icon';
import { bankCard, initialPxPerMm, pxPerMmLimits, type Screen, type ScreenScale } from '@/domain/actual-size';

/** Step of the slider, in CSS px per mm: slightly less than one px of the card's length. */
const step = 0.01;

type ScreenMeasureProps = {
  scale: ScreenScale | null;
  screen: Screen;
  /** Called with the CSS px of this screen per mm. */
  onMeasured: (pxPerMm: number) => void;
};

/** An outline that the shopper resizes to a bank card held against the screen: horizontal, or vertical on a phone. */
export function ScreenMeasure({ scale, screen, onMeasured }: ScreenMeasureProps) {
  const [guess] = useState(() => initialPxPerMm(scale, screen));
  const [pxPerMm, setPxPerMm] = useState(guess);
  const slider = useId();
  const least = Math.max(pxPerMmLimits.min, guess / 2);
  const most = Math.min(pxPerMmLimits.max, guess * 2);
  const set = (to: number) => setPxPerMm(Math.min(most, Math.max(least, to)));
  const [long, short] = [bankCard.width * pxPerMm, bankCard.height * pxPerMm];
  return (
    <>
      <p className="max-w-prose">{copy.measure}</p>
      <label htmlFor={slider} className="mt-3 block font-semibold">
        {copy.slider}
      </label>
      <div className="flex items-center gap-2">
        <Nudge icon="minus" label={copy.smaller} onPress={() => set(pxPerMm - step)} />
        <input
          id={slider}
          type="range"
          min={least}
          max={most}
          step={step}
          value={pxPerMm}
          aria-valuetext={copy.sliderValue(long)}
          onChange={({ target }) => set(target.valueAsNumber)}
          onWheel={({ currentTarget }) => currentTarget.blur()}
          className="range-input min-w-0 flex-1"
        />
        <Nudge icon="plus" label={copy.larger} onPress={() => set(pxPerMm + step)} />
      </div>
      <button type="button" className="mt-2 button" onClick={() => onMeasured(pxPerMm)}>
        {copy.done}
      </button>
      <div className="mt-4 overflow-x-auto tablet:hidden">
        <CardOutline width={short} height={long} />
      </div>
      <div className="mt-4 hidden overflow-x-auto tablet:block">
        <CardOutline width={long} height={short} />
      </div>
    </>
  );
}

function CardOutline({ width, height }: { width: number; height: number }) {
  return <div aria-hidden="true" style={{ width, height }} className="border border-signal bg-card" />;
}

function Nudge({ icon, label, onPress }: { icon: 'minus' | 'plus'; label: string; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress} className="icon-button shrink-0 border border-ink">
      <Icon name={icon} className="size-5" />
    </button>
  );
}
