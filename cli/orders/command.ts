import { isOrderNumber, type OrderNumber } from '@/domain/order-number';
import { type Database } from '@/server/database/database';
import { ReportedError } from '../../runtime/reported-error';

/** One of the owner's commands: `npm run orders -- <name> …`. */
export type Command = {
  /** The first word. */
  name: string;
  /** What may follow, a line each, as the owner is shown it. */
  usage: readonly string[];
  /**
   * Does it and gives what is printed; undefined where the arguments are not those of `usage`.
   * @throws {Fault} with one sentence for what the owner can mend.
   */
  run: (db: Database, args: readonly string[]) => Promise<string> | undefined;
};

/** The order number that the owner typed, in any case. @throws {Fault} for a text that is none. */
export function orderNumberOf(typed: string): OrderNumber {
  const number = typed.toUpperCase();
  if (!isOrderNumber(number)) throw new ReportedError(`There is no order ${number}.`);
  return number;
}
