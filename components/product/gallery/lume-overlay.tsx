'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { decodePicture } from '@/browser/decode-picture';
import { lumeCopy } from '@/components/product/copy-late';
import { useEscape } from '@/components/ui/use-escape';
import { announcePictureOverlay, isOnDarkEntry, onPictureOverlay, pictureFrame } from './picture-overlay';

/** The button's message in the dark, which loads with the picture. */
export const darkMessage = lumeCopy.dark;

/** Ends the view by going back once: its entry is no longer dark, so a second request does not leave the page. */
export function leave(): void {
  if (!isOnDarkEntry()) return;
  window.history.replaceState({}, '');
  window.history.back();
}

type LumeOverlayProps = {
  name: string;
  /** The path of the watch's photograph in the dark. */
  lume: string;
  /** Called when the photograph cannot be loaded. */
  onMissing: () => void;
};

/**
 * The dark page with the lume picture (docs/product.md 32.5). The page is dark from the time the picture is decoded until the
 * component unmounts. Escape and the dial reader end it.
 */
export function LumeOverlay({ name, lume, onMissing }: LumeOverlayProps) {
  const [isDark, setDark] = useState(false);
  const reportMissing = useEffectEvent(onMissing);
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
  useEscape(leave);
  useEffect(() => onPictureOverlay((by) => by === 'dial' && leave()), []);

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
