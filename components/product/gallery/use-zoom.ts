import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A point of the window, in CSS px from its top left corner. */
type Point = { x: number; y: number };

/** Longest pause between the taps of a double tap, in ms. */
const doubleTapMs = 350;

/** Returns the zoom at which one picture px is one CSS px, at least 1.5. Zoom 1 fits the screen. */
function fullZoom(frame: HTMLElement | undefined): number {
  const image = frame?.querySelector('img');
  const fitting = image && image.getBoundingClientRect().width / currentZoom(frame);
  return Math.max(1.5, fitting ? Number(image.getAttribute('width')) / fitting : 0);
}

/** Maximum zoom: two CSS px per picture px. */
const largestZoom = (frame: HTMLElement | undefined) => 2 * fullZoom(frame);

const currentZoom = (frame: HTMLElement | undefined) => Number(frame?.style.getPropertyValue('--zoom') || 1);

/**
 * Zooms the picture of a scrolling frame by pinch, double tap, click, trackpad pinch or `zoomTo`. The point under the pointer keeps
 * its position. The browser scrolls a picture larger than its frame, and a mouse drags it.
 */
export function useZoom(strip: RefObject<HTMLElement | null>, frame: () => HTMLElement | undefined) {
  const [{ zoom, isLargest }, setZoom] = useState({ zoom: 1, isLargest: false });
  const lastTap = useRef(0);
  const isDragged = useRef(false);

  const zoomTo = (wanted: number, point?: Point) => {
    const here = frame();
    const image = here?.querySelector('img');
    if (!here || !image) return;
    const largest = largestZoom(here);
    const next = Math.min(largest, Math.max(1, wanted));
    const before = image.getBoundingClientRect();
    const { x, y } = point ?? { x: innerWidth / 2, y: innerHeight / 2 };
    here.style.setProperty('--zoom', String(next));
    const after = image.getBoundingClientRect();
    const scale = after.width / before.width;
    here.scrollBy(after.left - x + (x - before.left) * scale, after.top - y + (y - before.top) * scale);
    setZoom({ zoom: next, isLargest: next === largest });
  };
  const toggle = (event: MouseEvent) => {
    if (isDragged.current) return;
    const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    const isSecondTap = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isSecondTap ? 0 : event.timeStamp;
    if (isMouse ? event.detail === 1 : isSecondTap) zoomTo(zoom > 1 ? 1 : fullZoom(frame()), event);
  };
  const drag = ({ pointerType }: PointerEvent) => {
    isDragged.current = false;
    if (pointerType !== 'mouse' || zoom === 1) return;
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX || movementY) isDragged.current = true;
      frame()?.scrollBy(-movementX, -movementY);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', () => window.removeEventListener('pointermove', move), { once: true });
  };

  const pinch = useEffectEvent(zoomTo);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let began: { distance: number; zoom: number } | undefined;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) return void (began = undefined);
      event.preventDefault();
      const distance = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      const middle = { x: (one.clientX + two.clientX) / 2, y: (one.clientY + two.clientY) / 2 };
      began ??= { distance, zoom: currentZoom(onView(element)) };
      pinch((began.zoom * distance) / began.distance, middle);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      pinch(currentZoom(onView(element)) * Math.exp(-event.deltaY / 100), event);
    };
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) {
      element.addEventListener(name, onTouch, { passive: false });
    }
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(name, onTouch);
      element.removeEventListener('wheel', onWheel);
    };
  }, [strip]);

  return { zoom, isLargest, zoomTo, toggle, drag };
}

const onView = (strip: HTMLElement) => frameAt(strip, Math.round(strip.scrollLeft / strip.clientWidth));

/** Returns the frame of a picture in the strip, by its index. */
export function frameAt(strip: HTMLElement | null, index: number): HTMLElement | undefined {
  const frame = strip?.children[index];
  return frame instanceof HTMLElement ? frame : undefined;
}
