import 'server-only';
import { z } from 'zod';
import { accept, reject, type Result } from '@/domain/result';
import { type ContentCode, contentTypeOf, judge, parseJson, readText } from '@/server/http/read-request';
import { hashOf } from '@/server/platform/tokens';

/** How deep a payload may be nested: nothing that the protocol has is half as deep. */
const DEEPEST = 32;

const payload = z.unknown().refine((sent) => !isTooDeep(sent));

/** What an agent has sent, and the SHA-256 of its bytes; its form is judged by the protocol's schemas. */
export type Sent = { payload: unknown; digest: string };

/** The JSON of a request, not nested endlessly; undefined for a request without a body, where that may be. */
export async function readPayload(
  request: Request,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): Promise<Result<Sent, ContentCode>> {
  const text = await readText(request);
  if (!text.ok) return text;
  const digest = hashOf(text.value);
  if (mayBeEmpty && text.value === '') return accept({ payload: undefined, digest });
  if (contentTypeOf(request) !== 'application/json') return reject({ code: 'wrong-content-type' });
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const judged = judge(json.value, payload);
  return judged.ok ? accept({ payload: judged.value, digest }) : judged;
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

const key = z.uuid();

/** An agent's idempotency key, where it is a UUID as the protocol has it; what is none is no key. */
export function readKey(sent: unknown): string | undefined {
  const read = key.safeParse(sent);
  return read.success ? read.data.toLowerCase() : undefined;
}
