'use client';

import { createContext, useState } from 'react';
import { hasPictureTransitions, isReturnLink, recordLinkClick, transitionName } from '@/browser/picture-transition';
import type { PictureSource } from '@/domain/picture-source';

/** The picture shared by a link and its page, with its `view-transition-name` during the transition. */
type PictureTransition = { file: string; name?: string };

/** Identifies the shared picture to the pictures inside a link. */
export const PictureTransitionContext = createContext<PictureTransition | undefined>(undefined);

/**
 * View transition of a link's picture to the linked page and back. The picture has a transition name only during that
 * transition, so that no other picture takes part.
 */
export function usePictureTransition(path: string, linkClass: string, picture: PictureSource | undefined) {
  const [isMoving, setIsMoving] = useState(() => isReturnLink(path, linkClass));
  const begin = () => {
    recordLinkClick(path, linkClass);
    if (picture && hasPictureTransitions()) setIsMoving(true);
  };
  const transition = picture && { file: picture.file, name: isMoving ? transitionName(picture.file) : undefined };
  return { transition, begin };
}

/**
 * `sizes` of the first picture on a product page: four fifths of the height of `picture-frame`. At a pixel ratio of 3 it
 * requests a ratio of 2; the full-screen view loads the rest. Links prefetch the same variant (docs/product.md 20.11).
 */
export const firstPictureSizes = [
  '(min-width: 64rem) clamp(320px, 80vh - 12rem, 46vw)',
  '(min-resolution: 2.5dppx) clamp(134px, 53vh - 8.5rem, 67vw)',
  'clamp(200px, 80vh - 13rem, 100vw)',
].join(', ');
