'use client';

import { addressOf } from '@/domain/language';
import type { Route } from 'next';
import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import { type ComponentProps, useRef } from 'react';
import { expectNavigationScroll, scrollToNavigationAttribute } from '@/browser/navigation-scroll';
import { handleOffline } from '@/browser/offline';
import { needsOwnDocument, prefetchPicture, savesData } from '@/browser/prefetch';
import type { PictureSource } from '@/domain/picture-source';
import { firstPictureSizes, PictureTransitionContext, usePictureTransition } from './use-picture-transition';

/** Hover time before a link's picture is prefetched, in ms: a picture is larger than a page. */
const HOVER_DELAY_MS = 80;

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route;
  /** The first picture of the linked page: prefetched, and shared with the link's picture in the view transition. */
  shows?: PictureSource;
  /** Scrolls smoothly to the navigation bar of the new page (docs/product.md 3.12) instead of to its top. */
  toNavigation?: boolean;
};

/**
 * `next/link` that prefetches its page and that page's first picture on hover, touch and focus, not on entering the viewport
 * (docs/product.md 20.3, 20.11). A link to a page that signs in loads its document, whose Content-Security-Policy
 * allows the sign-in provider.
 */
export function Link({ href, shows, toNavigation = false, ...anchor }: LinkProps) {
  const router = useRouter();
  const hoverTimer = useRef<number>(undefined);
  const { transition, begin } = usePictureTransition(href, anchor.className ?? '', shows);
  const prefetchFirst = () => shows && prefetchPicture(shows, firstPictureSizes);
  const prefetch = () => {
    if (savesData() || needsOwnDocument(href)) return;
    router.prefetch(href);
    window.clearTimeout(hoverTimer.current);
    hoverTimer.current = window.setTimeout(prefetchFirst, HOVER_DELAY_MS);
  };
  const leave = () => window.clearTimeout(hoverTimer.current);
  return (
    <PictureTransitionContext value={transition}>
      <NextLink
        {...anchor}
        href={href}
        prefetch={false}
        scroll={!toNavigation}
        {...(toNavigation && { [scrollToNavigationAttribute]: true })}
        onPointerEnter={prefetch}
        onPointerLeave={leave}
        onFocus={prefetch}
        onBlur={leave}
        onNavigate={(event) => {
          if (handleOffline(() => router.push(href), href)) return event.preventDefault();
          if (needsOwnDocument(href)) {
            event.preventDefault();
            return window.location.assign(addressOf(href));
          }
          prefetchFirst();
          begin();
          if (toNavigation) expectNavigationScroll(href);
        }}
      />
    </PictureTransitionContext>
  );
}

type LinkRowProps = {
  links: readonly { label: string; href: Route }[];
  className: string;
  /** Class of each link; `firstClass` overrides it for the first. */
  linkClass: string;
  firstClass?: string;
};

/** Horizontal list of links. A client component for the same reason as `Picture`: its markup is longer than its data. */
export function LinkRow({ links, className, linkClass, firstClass = linkClass }: LinkRowProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }, index) => (
        <li key={href}>
          <Link href={href} className={index === 0 ? firstClass : linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
