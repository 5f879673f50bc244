import { type Result } from '@/domain/result';

/** Returns the value of an accepted result; fails the test otherwise. */
export function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`Rejected with ${JSON.stringify(result.rejection)}.`);
}

/** Returns a pattern of a rejected result, for `toMatchObject`. */
export const rejected = (code: string, data: object = {}) => ({ ok: false, rejection: { code, ...data } });
