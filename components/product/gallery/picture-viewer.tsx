'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { galleryCopy } from '@/components/product/copy';
import { viewerCopy } from '@/components/product/copy-late';
import { arrows, Icon, Pictogram } from '@/components/ui/icon';
import { hasModifier } from '@/components/ui/has-modifier';
import { Picture } from '@/components/ui/picture';
import type { PictureSource } from '@/domain/picture-source';
import { isOnDialogEntry } from './picture-overlay';
import { onView } from './use-swiped-strip';
import { frameAt, useZoom } from './use-zoom';

type PictureViewerProps = {
  name: string;
  pictures: readonly PictureSource[];
  /** Index of the picture to show first, from 0. */
  first: number;
  /** Called after the viewer has closed, with the index of the last picture; the focus is back on the opener. */
  onClose: (last: number) => void;
};

/**
 * The pictures in full screen (docs/product.md 6.19). The browser handles swipes. Pinch, double tap, click, + and - zoom, and a
 * picture larger than the screen scrolls. Escape, Back and the button close the viewer.
 */
export function PictureViewer({ name, pictures, first, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(first);
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const frame = () => frameAt(strip.current, at);
  const { zoom, isLargest, zoomTo, toggle, drag } = useZoom(strip, frame);
  const closed = useBackToClose(dialog);

  const show = (number: number) => {
    if (!strip.current || !pictures[number]) return;
    zoomTo(1);
    strip.current.scrollLeft = number * strip.current.clientWidth;
    setAt(number);
  };
  const open = useEffectEvent(() => {
    dialog.current?.showModal();
    dialog.current?.focus();
    show(first);
  });
  useEffect(() => open(), []);
  const follow = () => {
    if (!strip.current) return;
    const swipedTo = onView(strip.current);
    if (swipedTo === at) return;
    zoomTo(1);
    setAt(swipedTo);
  };
  const press = (event: KeyboardEvent) => {
    // Such as Alt and an arrow key, which goes back, or Ctrl and +, which enlarges the page.
    if (hasModifier(event)) return;
    const [x, y] = steps[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoomTo(zoom * zoomStep);
    else if (event.key === '-') zoomTo(zoom / zoomStep);
    else if (zoom > 1) frame()?.scrollBy(x * panStep, y * panStep);
    else if (x) show(at + x);
    if (event.key in steps) event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={viewerCopy.title(name)}
      onKeyDown={press}
      onClose={() => {
        closed();
        onClose(at);
      }}
      className="picture-viewer"
    >
      <div
        ref={strip}
        role="group"
        aria-label={galleryCopy.title(name)}
        tabIndex={0}
        data-zoomed={zoom > 1 || undefined}
        onScroll={({ target, currentTarget }) => target === currentTarget && follow()}
        onClick={(event: MouseEvent) => toggle(event.nativeEvent)}
        onPointerDown={(event: PointerEvent) => drag(event.nativeEvent)}
        onDragStart={(event) => event.preventDefault()}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture.file}
            tabIndex={-1}
            aria-hidden={index !== at}
            style={{ '--ratio': picture.width / picture.height }}
          >
            <Picture picture={picture} sizes={`${picture.width}px`} priority={index === first ? 'first' : 'low'} />
          </div>
        ))}
      </div>
      <button
        type="button"
        aria-label={viewerCopy.close}
        className="absolute inset-e-3 top-3"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <div className="absolute inset-x-3 bottom-3 flex items-center justify-center low:justify-end">
        <button type="button" aria-label={viewerCopy.previous} aria-disabled={at === 0} onClick={() => show(at - 1)}>
          <Pictogram shape={arrows.left} />
        </button>
        <p
          role="status"
          className="flex h-11 items-center bg-paper px-3 text-sm tabular-nums outline -outline-offset-1 outline-ink"
        >
          {viewerCopy.position(at + 1, pictures.length)}
        </p>
        <button
          type="button"
          aria-label={viewerCopy.next}
          aria-disabled={at === pictures.length - 1}
          onClick={() => show(at + 1)}
        >
          <Pictogram shape={arrows.right} />
        </button>
        <button
          type="button"
          aria-label={viewerCopy.zoomOut}
          aria-disabled={zoom === 1}
          className="ms-3"
          onClick={() => zoomTo(zoom / zoomStep)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          aria-label={viewerCopy.zoomIn}
          aria-disabled={isLargest}
          className="-ms-px"
          onClick={() => zoomTo(zoom * zoomStep)}
        >
          <Icon name="plus" />
        </button>
      </div>
    </dialog>
  );
}

/** Zoom factor of one press on +. */
const zoomStep = 1.5;
/** Distance that an arrow key pans a zoomed picture, in CSS px. */
const panStep = 80;
/** Direction of each arrow key. */
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Lets Back close a dialog and stay on the page. The open dialog has its own history entry, which survives a reload.
 *
 * @returns a function to call after the dialog has closed; it goes back in the history unless Back closed the dialog.
 */
function useBackToClose(dialog: RefObject<HTMLDialogElement | null>): () => void {
  const hasEntry = useRef(false);
  useEffect(() => {
    if (!hasEntry.current && !isOnDialogEntry()) window.history.pushState({ hasDialog: true }, '');
    hasEntry.current = true;
    const wentBack = () => {
      hasEntry.current = false;
      dialog.current?.close();
    };
    window.addEventListener('popstate', wentBack);
    return () => window.removeEventListener('popstate', wentBack);
  }, [dialog]);
  return () => {
    if (hasEntry.current) window.history.back();
    hasEntry.current = false;
  };
}
