'use client';

import { createContext, useState } from 'react';
import { isWayBack, notePress, passageName, picturesPass } from '@/browser/picture-passage';
import type { PictureSource } from '@/domain/picture-source';

/** The picture that passes over from a link to its page, and what it is called while that is so. */
export type Passage = { file: string; name?: string };

/** What pictures within a link know of it. */
export const PassageContext = createContext<Passage | undefined>(undefined);

/**
 * Lets a link's picture pass over to the page that shows it first, and back. It is named only then: other pictures of a page
 * stay out of it.
 */
export function usePassage(path: string, look: string, picture: PictureSource | undefined) {
  const [passes, setPasses] = useState(() => isWayBack(path, look));
  const begin = () => {
    if (!picture || !picturesPass()) return;
    notePress(path, look);
    setPasses(true);
  };
  const passage = picture && { file: picture.file, name: passes ? passageName(picture.file) : undefined };
  return { passage, begin };
}
