import 'server-only';
import { type z } from 'zod';
import { accept, type FieldReason, fieldReasons, reject, type Result } from '@/domain/result';

/** The largest body that is read, in bytes: a checkout of a hundred lines has about 10 KB. */
const LARGEST_BODY = 64 * 1024;

/** Why the content of a request cannot be read. */
export type ContentCode = 'wrong-content-type' | 'too-large' | 'bad-json' | 'bad-request';

/** The body of a JSON request, judged by its schema; no more than 64 KiB of it is read. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T, ContentCode>> {
  if (contentTypeOf(request) !== 'application/json') return reject({ code: 'wrong-content-type' });
  const text = await readText(request);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  return json.ok ? judge(json.value, schema) : json;
}

/** The fields of a form that the browser itself has sent, for shoppers without scripts; of doubled fields the last. */
export async function readForm<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T, ContentCode>> {
  if (!isForm(request)) return reject({ code: 'wrong-content-type' });
  const text = await readText(request);
  return text.ok ? judge(Object.fromEntries(new URLSearchParams(text.value)), schema) : text;
}

/** The query of a request's address; of doubled parameters the last. */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): Result<T, 'bad-request'> {
  return judge(Object.fromEntries(new URL(request.url).searchParams), schema);
}

/** The body as text, read no further than 64 KiB. */
export async function readText(request: Request): Promise<Result<string, 'too-large'>> {
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) return reject({ code: 'too-large' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) return reject({ code: 'too-large' });
    chunks.push(chunk);
  }
  return accept(Buffer.concat(chunks).toString('utf8'));
}

/** The same request with its body arrived, as far as it may be long: until then it may take as long as its sender likes. */
export async function readWhole(request: Request): Promise<Result<Request, 'too-large'>> {
  if (request.body === null) return accept(request);
  const { url, method, headers } = request;
  const body = await readText(request);
  return body.ok ? accept(new Request(url, { method, headers, body: body.value })) : body;
}

/** Whether a request carries a form rather than JSON: it comes from a page whose scripts have not run. */
export function isForm(request: Request): boolean {
  return contentTypeOf(request) === 'application/x-www-form-urlencoded';
}

/** A value of unknown origin by its schema; what is wrong is told of the first field that is. */
export function judge<T>(value: unknown, schema: z.ZodType<T>): Result<T, 'bad-request'> {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const nul = pathOfNul(parsed.data);
    return nul === undefined ? accept(parsed.data) : reject({ code: 'bad-request', field: nul, reason: 'malformed' });
  }
  const [issue] = parsed.error.issues;
  const longest = issue?.code === 'too_big' ? { longest: Number(issue.maximum) } : {};
  return reject({
    code: 'bad-request',
    field: issue?.path.join('.') ?? '',
    reason: reasonOf(issue?.message),
    ...longest,
  });
}

/** Where in a judged value a text holds U+0000, `lines.0.catalogue`: PostgreSQL keeps no such text. */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfNul(part);
    if (path !== undefined) return path === '' ? name : `${name}.${path}`;
  }
  return undefined;
}

/** The schemas of `contract/` give reasons for messages; zod's own messages are for what no form of ours sends. */
function reasonOf(message: string | undefined): FieldReason {
  return fieldReasons.find((reason) => reason === message) ?? 'malformed';
}

/** A request's content type in small letters, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** A text as JSON. */
export function parseJson(text: string): Result<unknown, 'bad-json'> {
  try {
    return accept<unknown>(JSON.parse(text));
  } catch {
    return reject({ code: 'bad-json' });
  }
}
