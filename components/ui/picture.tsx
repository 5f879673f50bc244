'use client';

import { type ReactNode, use, ViewTransition } from 'react';
import { type PictureSource, variantPath, widthsWithin } from '@/domain/picture-source';
import { PictureTransitionContext } from './use-picture-transition';

type PictureProps = {
  picture: PictureSource;
  /** The width at which the page shows the picture, as in HTML's `sizes`. */
  sizes: string;
  /** The widest variant to offer, in px. */
  widest?: number;
  className?: string;
  /** `first` for the picture a shopper waits for; all others load as they come near. */
  priority?: 'first' | 'near' | 'low';
  /** Its `view-transition-name` while it moves to another page or from one. Inside a link, the link names it. */
  transition?: string;
};

/**
 * A responsive picture whose space is reserved before it arrives. A client component, so that a page carries its source
 * twice and not its markup (docs/decisions/0022-cards-as-client-leaves.md).
 */
export function Picture({
  picture,
  sizes,
  widest = Infinity,
  className = '',
  priority = 'near',
  transition,
}: PictureProps) {
  const { file, width, height, alt } = picture;
  const widths = widthsWithin(picture.widths, widest);
  const first = priority === 'first';
  const variants = (format: 'avif' | 'webp') =>
    widths.map((each) => `${variantPath(file, each, format)} ${each}w`).join(', ');
  const linkTransition = use(PictureTransitionContext);
  const isShared = transition !== undefined || linkTransition?.file === file;
  return (
    <picture>
      <source type="image/avif" srcSet={variants('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={variants('webp')} sizes={sizes} />
      <SharedPicture if={isShared} name={transition ?? linkTransition?.name}>
        <img
          // The middle one, for browsers that read neither `srcset` nor AVIF.
          src={variantPath(file, widths[Math.floor(widths.length / 2)] ?? width, 'webp')}
          alt={alt}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : priority === 'low' ? 'low' : undefined}
          decoding={first ? 'sync' : 'async'}
          className={className}
        />
      </SharedPicture>
    </picture>
  );
}

type SharedPictureProps = { if: boolean; name: string | undefined; children: ReactNode };

/** Moves to where the next page shows the same picture; without a name it takes no part in the transition. */
function SharedPicture({ if: may, name, children }: SharedPictureProps) {
  if (!may) return children;
  return (
    <ViewTransition name={name ?? 'auto'} share={name && 'passing-picture'} default="none">
      {children}
    </ViewTransition>
  );
}
