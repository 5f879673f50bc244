import { type Result } from '@/domain/result';

/** What was accepted; a test that did not expect a refusal fails by it. */
export function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  throw new Error(`Refused with ${JSON.stringify(result.rejection)}.`);
}

/** What a refused result looks like, for `toMatchObject`. */
export const rejected = (code: string, data: object = {}) => ({ ok: false, rejection: { code, ...data } });
