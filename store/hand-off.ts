import { fieldsOf } from '@/domain/records';

/** A line as the shop wants it named. */
type HandedOffLine = { readonly catalogue: string; readonly id: number; readonly quantity: number };

/** What this browser has taken over from an agent, and how it proves that. */
export type HandOff = {
  /** The session's id. */
  session: string;
  /** A UUID that this browser has made for it. */
  key: string;
  /** What was put into the cart; none as long as the shop has not answered. */
  lines: readonly HandedOffLine[];
};

/**
 * The key that makes an order the session's; undefined for an order of other lines or quantities: what else a shopper buys
 * is no agent's business (docs/product.md 34.10).
 */
export function handOffKey(handOff: HandOff | null, ordered: readonly HandedOffLine[]): string | undefined {
  if (!handOff || handOff.lines.length !== ordered.length) return undefined;
  const isOrdered = (line: HandedOffLine) =>
    ordered.some(
      ({ catalogue, id, quantity }) => catalogue === line.catalogue && id === line.id && quantity === line.quantity,
    );
  return handOff.lines.every(isOrdered) ? handOff.key : undefined;
}

/** A hand-off from a value of unknown origin, `null` where it is none. */
export function readHandOff(value: unknown): HandOff | null {
  const { session, key, lines } = fieldsOf(value);
  if (typeof session !== 'string' || typeof key !== 'string' || !Array.isArray(lines)) return null;
  return { session, key, lines: lines.flatMap(readLine) };
}

function readLine(value: unknown): HandedOffLine[] {
  const { catalogue, id, quantity } = fieldsOf(value);
  if (typeof catalogue !== 'string' || typeof id !== 'number' || typeof quantity !== 'number') return [];
  return [{ catalogue, id, quantity }];
}
