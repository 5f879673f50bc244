'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePicture } from '@/browser/decode-picture';
import { lumeCopy } from '@/components/product/copy-late';
import { overPicture, pictureFrame, tellOverPicture } from './over-picture';

type LumeOverlayProps = {
  name: string;
  /** The path of the watch's photograph in the dark. */
  lume: string;
  /** Called when the photograph cannot be loaded. */
  onMissing: () => void;
};

/**
 * The one dark place of the shop (docs/product.md 32.5). It is dark from when its picture has come until this is taken away: Escape
 * and reading the dial lead out of it as Back does.
 */
export function LumeOverlay({ name, lume, onMissing }: LumeOverlayProps) {
  const [isDark, setDark] = useState(false);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let isWanted = true;
    decodePicture(lume).then(
      () => isWanted && setDark(true),
      () => isWanted && miss(),
    );
    return () => void (isWanted = false);
  }, [lume]);
  useEffect(() => {
    if (!isDark) return;
    tellOverPicture('lume');
    return darken();
  }, [isDark]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(':modal, :popover-open'))
        window.history.back();
    };
    window.addEventListener('keydown', leave);
    const endHearing = overPicture((by) => by === 'dial' && window.history.back());
    return () => {
      window.removeEventListener('keydown', leave);
      endHearing();
    };
  }, []);

  const place = pictureFrame()?.querySelector('.picture-strip > *');
  if (!isDark || !place) return null;
  return createPortal(<img src={lume} alt={lumeCopy.picture(name)} className="lume-picture" />, place);
}

/** Darkens the page and the browser's toolbars. Returns a function that restores them. */
function darken(): () => void {
  const root = document.documentElement;
  const bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const byDay = bars?.content;
  root.dataset.lights = 'out';
  if (bars) bars.content = getComputedStyle(root).getPropertyValue('--lume-theme-color');
  return () => {
    root.dataset.lights = 'on';
    if (bars && byDay) bars.content = byDay;
  };
}
