import { createSharedText } from './shared-text';

/** What the shopper compares, as the address of the comparison has it: `xerix/1,undone/3` (docs/product.md 10.9). */
export const comparedText = createSharedText('compare');
