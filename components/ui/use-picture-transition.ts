'use client';

import { createContext, useState } from 'react';
import { hasPictureTransitions, isWayBack, notePress, transitionName } from '@/browser/picture-transition';
import type { PictureSource } from '@/domain/picture-source';

/** The picture that moves from a link to its page, and its `view-transition-name` while it does. */
export type PictureTransition = { file: string; name?: string };

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
