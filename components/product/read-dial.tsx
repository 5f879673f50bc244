'use client';

import { useEffect, useState } from 'react';
import { DialScale } from '@/components/dial/dial-scale';
import { overPicture, pictureFrame, tellOverPicture } from './over-picture';

/** Reads the dial over the gallery's first picture (docs/product.md 32.1). */
export function ReadDial({ path, from }: { path: string; from: number }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => overPicture((by) => setOpen(by === 'dial')), []);
  return (
    <DialScale path={path} from={from} place={firstPicture} isOpen={isOpen} onOpen={() => tellOverPicture('dial')} />
  );
}

const firstPicture = () => pictureFrame()?.querySelector('.picture-strip > *') ?? null;
