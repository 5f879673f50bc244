'use client';

import { useEffect, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import type { DialSlider } from '@/components/dial/dial-slider';
import { readDialCopy } from '@/components/product/copy';
import { useQueuedClick } from '@/components/ui/hooks';
import { announcePictureOverlay, onPictureOverlay, pictureFrame } from './picture-overlay';

type ReadDialProps = {
  /** URL of the dial's JSON. */
  path: string;
  /** Second of the day that the picture shows. */
  from: number;
  /** True for a display that needs an explanation; a plain dial is read under "More". */
  isOdd: boolean;
};

/** Opens the dial reader over the gallery's first picture (docs/product.md 32.1). The reader's code loads on the press. */
export function ReadDial({ path, from, isOdd }: ReadDialProps) {
  const [code, setCode] = useState<{ DialSlider: typeof DialSlider }>();
  const [isOpen, setOpen] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => onPictureOverlay((by) => setOpen(by === 'dial')), []);
  const press = () => {
    if (isOpen) return setOpen(false);
    setMessage('');
    announcePictureOverlay('dial');
    load().then(setCode, () => {
      setOpen(false);
      setMessage(readDialCopy.notLoaded);
      handleOffline(press);
    });
  };
  const button = useQueuedClick(press);
  const opener = (
    <button
      ref={button}
      data-early
      type="button"
      aria-expanded={isOpen}
      popoverTarget={isOdd ? undefined : moreId}
      onPointerEnter={() => void load().catch(() => undefined)}
      onClick={press}
    >
      {readDialCopy.title}
    </button>
  );

  return (
    <>
      {isOdd ? (
        opener
      ) : (
        <>
          <button type="button" popoverTarget={moreId}>
            {readDialCopy.more}
          </button>
          <div id={moreId} popover="auto">
            {opener}
          </div>
        </>
      )}
      <span role="status">{message}</span>
      {isOpen && code && (
        <code.DialSlider
          path={path}
          from={from}
          place={firstPicture}
          isOpen
          onOpen={() => announcePictureOverlay('dial')}
          onClose={() => {
            setOpen(false);
            (isOdd ? button.current : document.querySelector<HTMLElement>(`[popovertarget=${moreId}]`))?.focus();
          }}
        />
      )}
    </>
  );
}

/** The id of the popover of "More". */
const moreId = 'more';

const load = () => import('@/components/dial/dial-slider');

const firstPicture = () => pictureFrame()?.querySelector('.picture-strip > *') ?? null;
