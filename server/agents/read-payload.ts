import 'server-only';
import { z } from 'zod';
import { type Result } from '@/domain/result';
import { type ContentCode, readJson } from '@/server/http/read-request';

/** How deep a payload may be nested: nothing that the protocol has is half as deep. */
const DEEPEST = 32;

const payload = z.unknown().refine((sent) => !isTooDeep(sent));

/** The JSON of a request, not nested endlessly; its form is judged by the protocol's schemas. */
export function readPayload(request: Request): Promise<Result<unknown, ContentCode>> {
  return readJson(request, payload);
}

function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
