'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { fetchPictureAhead, savesData } from '@/browser/fetch-ahead';
import { expectNavigationScroll, toNavigationMark } from '@/browser/navigation-scroll';
import { refuseOffline } from '@/browser/offline';
import type { PictureSource } from '@/domain/picture-source';
import { firstPictureSizes } from './first-picture';
import { PassageContext, usePassage } from './use-passage';

/** Who points at a link for less than this goes on to another, in ms: a picture is more than a page that was passed by. */
const DWELL_MS = 80;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route;
  /** The picture that its page shows first, a watch's: it is fetched ahead too, and passes over where the link has it. */
  shows?: PictureSource;
  /**
   * Scrolls smoothly to the navigation bar once the new page stands (docs/product.md 3.12), instead of jumping to the
   * top.
   */
  toNavigation?: boolean;
};

/**
 * A link that fetches its page, and the picture which that shows first, when the shopper means to follow it, not when it comes into
 * view (docs/product.md 20.3, 20.11).
 */
export function Link({ href, shows, toNavigation = false, ...anchor }: LinkProps) {
  const router = useRouter();
  const dwelling = useRef<number>(undefined);
  const { passage, begin } = usePassage(href, anchor.className ?? '', shows);
  const fetchPicture = () => shows && fetchPictureAhead(shows, firstPictureSizes);
  const fetchAhead = () => {
    if (savesData()) return;
    router.prefetch(href);
    window.clearTimeout(dwelling.current);
    dwelling.current = window.setTimeout(fetchPicture, DWELL_MS);
  };
  const goOn = () => window.clearTimeout(dwelling.current);
  return (
    <PassageContext value={passage}>
      <a
        {...anchor}
        href={href}
        {...(toNavigation && { [toNavigationMark]: true })}
        onPointerEnter={fetchAhead}
        onPointerLeave={goOn}
        onFocus={fetchAhead}
        onBlur={goOn}
        onClick={(event) => {
          anchor.onClick?.(event);
          if (!isForRouter(event)) return;
          event.preventDefault();
          if (refuseOffline(() => router.push(href), href)) return;
          fetchPicture();
          begin();
          if (toNavigation) expectNavigationScroll(href);
          router.push(href, { scroll: !toNavigation });
        }}
      />
    </PassageContext>
  );
}

/** Whether a press opens the page here: not one that asks for a tab or a window of its own, or that somebody has answered already. */
const isForRouter = ({
  defaultPrevented,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  !defaultPrevented && !metaKey && !ctrlKey && !shiftKey && !altKey && !currentTarget.target;
