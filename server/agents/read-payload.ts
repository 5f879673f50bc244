import 'server-only';
import { z } from 'zod';
import { accept, reject, type Result } from '@/domain/result';
import { type ContentCode, contentTypeOf, validateInput, parseJson, readText } from '@/server/http/read-request';
import { hashOf } from '@/server/platform/tokens';

/** Deepest accepted nesting of a payload; the protocol needs less than half of it. */
const DEEPEST = 32;

const payload = z.unknown().refine((sent) => !isTooDeep(sent));

/** An agent's payload, not yet validated, and the SHA-256 of its bytes. */
export type Sent = { payload: unknown; digest: string };

/** Parses the JSON of a request with limited nesting; undefined for an allowed empty body. */
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
  const judged = validateInput(json.value, payload);
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

/** Returns an idempotency key if it is a UUID, as the protocol requires; otherwise undefined. */
export function readKey(sent: unknown): string | undefined {
  const read = key.safeParse(sent);
  return read.success ? read.data.toLowerCase() : undefined;
}
