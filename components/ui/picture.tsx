'use client';

import { type ReactNode, use, ViewTransition } from 'react';
import { type PictureSource, variantPath, widthsWithin } from '@/domain/picture-source';
import { PictureTransitionContext } from './use-picture-transition';

type PictureProps = {
  picture: PictureSource;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Widest variant in `srcset`, in px. */
  widest?: number;
  className?: string;
  /** `first` for the largest contentful picture; the others load lazily. */
  priority?: 'first' | 'near' | 'low';
  /** Its `view-transition-name` during a page transition. Inside a link, the link sets it. */
  transition?: string;
};

/**
 * A responsive picture with reserved space. A client component, so that a page repeats its short props in the hydration
 * data and not its markup (docs/decisions/0008-page-weight.md).
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
          // The middle width, for browsers without `srcset`.
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

/** Shared element of the page transition; without a name the picture takes no part in it. */
function SharedPicture({ if: may, name, children }: SharedPictureProps) {
  if (!may) return children;
  return (
    <ViewTransition name={name ?? 'auto'} share={name && 'shared-picture'} default="none">
      {children}
    </ViewTransition>
  );
}
