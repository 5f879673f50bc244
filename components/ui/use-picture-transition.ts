'use client';

import { createContext, useState } from 'react';
import { hasPictureTransitions, isWayBack, notePress, transitionName } from '@/browser/picture-transition';
import type { PictureSource } from '@/domain/picture-source';

/** The picture that moves from a link to its page, and its `view-transition-name` while it does. */
type PictureTransition = { file: string; name?: string };

/** Tells the pictures inside a link which of them moves. */
export const PictureTransitionContext = createContext<PictureTransition | undefined>(undefined);

/**
 * Moves a link's picture to the page that shows it first, and back. The picture has a name only during that transition, so
 * that no other picture of the page takes part.
 */
export function usePictureTransition(path: string, look: string, picture: PictureSource | undefined) {
  const [moves, setMoves] = useState(() => isWayBack(path, look));
  const begin = () => {
    if (!picture || !hasPictureTransitions()) return;
    notePress(path, look);
    setMoves(true);
  };
  const transition = picture && { file: picture.file, name: moves ? transitionName(picture.file) : undefined };
  return { transition, begin };
}

/**
 * How broad the picture is drawn that a watch's page shows first, as in HTML's `sizes`: four fifths of the height of
 * `picture-frame`. On a phone with three dots to a px two are enough: the whole screen has them all. A link to that page asks for
 * the same variant (docs/product.md 20.11).
 */
export const firstPictureSizes = [
  '(min-width: 64rem) clamp(320px, 80vh - 12rem, 46vw)',
  '(min-resolution: 2.5dppx) clamp(134px, 53vh - 8.5rem, 67vw)',
  'clamp(200px, 80vh - 13rem, 100vw)',
].join(', ');
