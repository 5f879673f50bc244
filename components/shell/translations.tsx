'use client';

import { useEffect } from 'react';
import { followTranslations } from '@/browser/translated-text';

let isFollowing = false;

/** Keeps a page that the browser translates up to date (docs/product.md 20.17). */
export function Translations() {
  useEffect(() => {
    if (isFollowing) return;
    isFollowing = true;
    followTranslations();
  }, []);
  return null;
}
