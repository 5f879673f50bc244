import { useCurrentLines } from '@/components/cart/lines/use-current-lines';
import type { LineItem } from '@/domain/line-items';
import { useCart } from '@/store/cart';

/**
 * The cart's lines that can be ordered, at current prices, and those that are no longer sold. A line counts as sold until
 * the shop has answered. Use it only once the cart has been read.
 */
export function useOrderLines() {
  const stored = useCart((cart) => cart.lines);
  const refresh = useCart((cart) => cart.refresh);
  const { lines, changes, summaries } = useCurrentLines(stored, refresh);
  const isGone = (line: LineItem) => summaries.summaryOf(line) === null;
  return { sold: lines.filter((line) => !isGone(line)), gone: lines.filter(isGone), changes, summaries };
}

export type OrderLines = ReturnType<typeof useOrderLines>;
