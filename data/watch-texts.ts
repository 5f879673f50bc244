import type { Watch } from '@/domain/watch';

/** The watch with its description and specification lines in the language of the shop. */
export const withShownTexts = (watch: Watch): Watch => watch;
