import { isOrderNumber, normaliseOrderNumber, type OrderNumber } from '@/domain/order-number';
import { isReturnNumber, normaliseReturnNumber, type ReturnNumber } from '@/domain/return-states';
import { type Rejection, type Result } from '@/domain/result';
import { type Database } from '@/server/database/database';
import { terminal } from '@/server/desk/actor';
import { type DeskCode, type UseCase } from '@/server/desk/use-case';
import { ReportedError } from '@/domain/reported-error';

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

/**
 * Performs a use case of the desk with the rights of the terminal, at the current time.
 *
 * @throws {Error} if the role check rejects the terminal, which would be a bug.
 */
export async function atTerminal<Input, Done, Code extends string>(
  useCase: UseCase<Input, Done, Code>,
  db: Database,
  input: Input,
): Promise<Result<Done, Code>> {
  const performed = await useCase.perform(db, terminal, input, { now: new Date() });
  if (performed.ok || !isDeskCode(performed.rejection)) return performed as Result<Done, Code>;
  throw new Error(`The use case ${useCase.name} rejected the terminal: ${performed.rejection.code}.`);
}

const deskCodes: readonly string[] = [
  'not-owner',
  'passkey-needed',
  'version-conflict',
  'repeated',
] satisfies DeskCode[];

const isDeskCode = ({ code }: Rejection<string>) => deskCodes.includes(code);

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
