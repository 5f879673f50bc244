import { isOrderNumber, normaliseOrderNumber, type OrderNumber } from '@/domain/order-number';
import { isReturnNumber, normaliseReturnNumber, type ReturnNumber } from '@/domain/return-states';
import { type Database } from '@/server/database/database';
import { ReportedError } from '../../runtime/reported-error';

/** One of the owner's commands: `npm run orders -- <name> …`. */
export type Command = {
  /** Name of the command, the first argument. */
  name: string;
  /** Usage, one line per form, as the owner sees it. */
  usage: readonly string[];
  /**
   * Runs the command and returns its output; undefined for arguments that do not match `usage`.
   *
   * @throws {ReportedError} with one sentence for an error that the owner can fix.
   */
  run: (db: Database, args: readonly string[]) => Promise<string> | undefined;
};

/** Returns the order number that the owner typed, as on `/order`. @throws {ReportedError} for any other text. */
export function orderNumberOf(typed: string): OrderNumber {
  const number = normaliseOrderNumber(typed);
  if (!isOrderNumber(number)) throw new ReportedError(`There is no order ${typed.toUpperCase()}.`);
  return number;
}

/** Returns the return number that the owner typed or scanned. @throws {ReportedError} for any other text. */
export function returnNumberOf(typed: string): ReturnNumber {
  const number = normaliseReturnNumber(typed);
  if (!isReturnNumber(number)) throw new ReportedError(`There is no return ${typed.toUpperCase()}.`);
  return number;
}
