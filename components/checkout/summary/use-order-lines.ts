import { watchKey } from '@/domain/watch-key';
import { useCurrentLines } from '@/components/cart/use-current-lines';
import type { LineFacts } from '@/data/line-facts';
import { useCart } from '@/store/cart';

/** The cart's lines that can be ordered, at today's prices, and those that are no longer sold. Only once the cart has been read. */
export function useOrderLines(facts: LineFacts) {
  const stored = useCart((cart) => cart.lines);
  const refresh = useCart((cart) => cart.refresh);
  const { lines, changes } = useCurrentLines(stored, refresh, facts);
  const isSold = (line: (typeof lines)[number]) => facts[watchKey(line)] !== undefined;
  return { sold: lines.filter(isSold), gone: lines.filter((line) => !isSold(line)), changes };
}

export type OrderLines = ReturnType<typeof useOrderLines>;
