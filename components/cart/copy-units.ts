import { watchesCopy } from '@/components/catalogue/copy';
import type { LineItem } from '@/domain/line-items';
import { piecesCopy } from './copy';

/** Number of watches in a list, and of units if a watch has several (docs/product.md 9.15): "2 watches, 3 pieces". */
export function unitsCopy(lines: readonly LineItem[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces > lines.length ? piecesCopy(lines.length, pieces) : watchesCopy(lines.length);
}
