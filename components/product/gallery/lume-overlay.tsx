'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePicture } from '@/browser/decode-picture';
import { lumeCopy } from '@/components/product/copy-late';
import { useEscape } from '@/components/ui/use-escape';
import { onPictureOverlay, pictureFrame, announcePictureOverlay } from './picture-overlay';

type LumeOverlayProps = {
  name: string;
  /** The path of the watch's photograph in the dark. */
  lume: string;
  /** Called when the shopper ends the view. */
  onLeave: () => void;
  /** Called when the photograph cannot be loaded. */
  onMissing: () => void;
};

/**
 * The dark page with the lume picture (docs/product.md 32.5). The page is dark from the time the picture is decoded until the
 * component unmounts. Escape and the dial reader end it.
 */
export function LumeOverlay({ name, lume, onLeave, onMissing }: LumeOverlayProps) {
  const [isDark, setDark] = useState(false);
  const reportMissing = useEffectEvent(onMissing);
  const leaveForDial = useEffectEvent((by: string) => by === 'dial' && onLeave());
  useEffect(() => {
    let isWanted = true;
    decodePicture(lume).then(
      () => isWanted && setDark(true),
      () => isWanted && reportMissing(),
    );
    return () => void (isWanted = false);
  }, [lume]);
  useEffect(() => {
    if (!isDark) return;
    announcePictureOverlay('lume');
    return darken();
  }, [isDark]);
  useEscape(onLeave);
  useEffect(() => onPictureOverlay((by) => leaveForDial(by)), []);

  const place = pictureFrame()?.querySelector('.picture-strip > *');
  if (!isDark || !place) return null;
  return createPortal(<img src={lume} alt={lumeCopy.picture(name)} className="lume-picture" />, place);
}

/** Darkens the page and the browser's toolbars. Returns a function that restores them. */
function darken(): () => void {
  const root = document.documentElement;
  const themeColor = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const original = themeColor?.content;
  root.dataset.lights = 'out';
  if (themeColor) themeColor.content = getComputedStyle(root).getPropertyValue('--lume-theme-color');
  return () => {
    root.dataset.lights = 'on';
    if (themeColor && original) themeColor.content = original;
  };
}
