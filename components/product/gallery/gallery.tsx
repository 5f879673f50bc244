'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { handleOffline } from '@/browser/offline';
import { transitionName } from '@/browser/picture-transition';
import { galleryCopy } from '@/components/product/copy';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { firstPictureSizes } from '@/components/ui/use-picture-transition';
import { type PictureSource, variantPath } from '@/domain/picture-source';
import { onPictureOverlay, pictureId, isOnDialogEntry } from './picture-overlay';
import type { PictureViewer } from './picture-viewer';
import { useSwipedStrip } from './use-swiped-strip';

/** Width of a thumbnail's largest picture in px: four times its 80 CSS px. */
const widestThumbnail = 320;

/** Steps between pictures by arrow key. */
const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The full-screen viewer; its code loads on demand. */
type ViewerCode = { PictureViewer: typeof PictureViewer };

/**
 * The large picture and its three thumbnails (docs/product.md 6.2). Hover or focus of a thumbnail previews its picture. A tap, a
 * click or Enter chooses it. On a touch screen the browser scrolls the pictures as a strip; elsewhere they lie over one another. A
 * click on the large picture opens it full screen (docs/product.md 6.19), and arrow keys on it show the next (6.24).
 */
export function Gallery({ name, pictures }: { name: string; pictures: readonly PictureSource[] }) {
  const [chosen, setChosen] = useState(0);
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const [viewer, setViewer] = useState<ViewerCode>();
  const shown = pointedAt ?? chosen;
  const strip = useRef<HTMLDivElement>(null);
  const follow = useSwipedStrip(strip, shown, (swipedTo) => {
    setPointedAt(null);
    setChosen(swipedTo);
  });
  const opener = useRef<HTMLAnchorElement>(null);

  const enlarge = () => {
    opener.current?.focus({ preventScroll: true });
    // The large pictures need the shop, even if the code of the viewer is cached.
    if (handleOffline(enlarge)) return;
    loadViewer().then(setViewer, () => opener.current && location.assign(opener.current.href));
  };
  const openAgain = useEffectEvent(() => isOnDialogEntry() && enlarge());
  useEffect(() => void openAgain(), []);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    enlarge();
  };
  const move = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    // Alt or Meta with an arrow key is the browser's Back or Forward.
    if (!step || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (pictures[chosen + step]) setChosen(chosen + step);
  };
  const close = (last: number) => {
    setViewer(undefined);
    setPointedAt(null);
    setChosen(last);
  };

  // The dial reader and the lume view cover the first picture, so the gallery shows it.
  const showFirst = useEffectEvent(() => close(0));
  useEffect(() => onPictureOverlay((by) => by !== 'model' && showFirst()), []);

  return (
    <section
      aria-label={galleryCopy.title(name)}
      className="relative grid tablet:grid-cols-[5rem_minmax(0,1fr)] tablet:gap-6 phone:-mx-4 low:block"
    >
      <div id={pictureId} className="relative picture-frame bg-card tablet:col-start-2">
        <div
          ref={strip}
          role="group"
          aria-label={galleryCopy.strip}
          onScroll={follow}
          tabIndex={0}
          onKeyDown={move}
          onPointerDown={preload}
          onClick={open}
          data-held
          className="picture-strip"
        >
          {pictures.map((picture, index) => (
            <div key={picture.file} aria-hidden={index !== shown}>
              <Picture
                picture={picture}
                sizes={firstPictureSizes}
                priority={index === 0 ? 'first' : 'low'}
                transition={index === 0 ? transitionName(picture.file) : undefined}
                className="h-full! object-contain"
              />
            </div>
          ))}
        </div>
        <p aria-hidden="true" className="needs-script picture-dots">
          {pictures.map(({ file }, index) => (
            <i key={file} data-shown={index === shown || undefined} />
          ))}
        </p>
      </div>
      <ul className="needs-script thumbnails">
        {pictures.map((picture, index) => (
          <li key={picture.file}>
            <button
              type="button"
              aria-label={galleryCopy.thumbnail(index + 1, picture.alt)}
              aria-pressed={index === chosen}
              onMouseEnter={() => setPointedAt(index)}
              onMouseLeave={() => setPointedAt(null)}
              onFocus={() => setPointedAt(index)}
              onBlur={() => setPointedAt(null)}
              onClick={() => setChosen(index)}
              className={
                index === shown
                  ? 'border-ink forced-colors:border-[Highlight]'
                  : 'border-transparent forced-colors:border-[Canvas]'
              }
            >
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="80px"
                widest={widestThumbnail}
                className="aspect-4/5 object-cover low:aspect-square"
              />
            </button>
          </li>
        ))}
      </ul>
      {pictures[shown] && (
        <a
          ref={opener}
          href={largestOf(pictures[shown])}
          aria-label={galleryCopy.enlarge(pictures[shown].alt)}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onClick={open}
          data-held
          className="needs-script icon-button absolute inset-e-2 bottom-2 bg-card"
        >
          <Icon name="enlarge" />
        </a>
      )}
      <noscript className="absolute inset-e-3 bottom-0 flex gap-4">
        {pictures.map((picture, index) => (
          <a key={picture.file} href={largestOf(picture)} className="bar-link justify-center underline">
            {galleryCopy.large(index + 1)}
          </a>
        ))}
      </noscript>
      {viewer && <viewer.PictureViewer name={name} pictures={pictures} first={shown} onClose={close} />}
    </section>
  );
}

const loadViewer = () => import('./picture-viewer');
const preload = () => void loadViewer().catch(() => {});

/** The path of a picture's largest variant. */
const largestOf = ({ file, widths, width }: PictureSource) => variantPath(file, widths.at(-1) ?? width, 'webp');
