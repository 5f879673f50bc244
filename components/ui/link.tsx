'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { expectNavigationScroll } from '@/browser/navigation-scroll';
import { refuseOffline } from '@/browser/offline';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  href: Route;
  /**
   * Scrolls smoothly to the navigation bar once the new page stands (docs/product.md 3.12), instead of jumping to the
   * top.
   */
  toNavigation?: boolean;
};

/** A link that fetches its page when the shopper means to follow it, not when it comes into view. */
export function Link({ href, toNavigation = false, ...anchor }: LinkProps) {
  const router = useRouter();
  const prefetch = () => router.prefetch(href);
  return (
    <NextLink
      {...anchor}
      href={href}
      prefetch={false}
      scroll={!toNavigation}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onNavigate={(event) => {
        if (refuseOffline(() => router.push(href))) return event.preventDefault();
        if (toNavigation) expectNavigationScroll(href);
      }}
    />
  );
}
