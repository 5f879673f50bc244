import 'server-only';
import { type z } from 'zod';
import { accept, type FieldReason, fieldReasons, reject, type Result } from '@/domain/result';
import { callerAddressOf, forwardedAddresses, isLoopbackAddress } from '@/domain/caller-address';
import { trustedProxies } from '@/domain/trusted-proxies';

/** Largest request body, in bytes. A checkout of a hundred lines has about 10 KB. */
const LARGEST_BODY = 64 * 1024;

/** The reason why the content of a request cannot be read. */
export type ContentCode = 'wrong-content-type' | 'too-large' | 'bad-json' | 'bad-request';

/** Reads a JSON body of at most 64 KiB and validates it. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<Result<T, ContentCode>> {
  if (contentTypeOf(request) !== 'application/json') return reject({ code: 'wrong-content-type' });
  const text = await readText(request);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  return json.ok ? validateInput(json.value, schema) : json;
}

/** Reads and validates a form that the browser submits without scripts. The last of duplicate fields counts. */
export async function readForm<T>(
  request: Request,
  schema: z.ZodType<T>,
  largest = LARGEST_BODY,
): Promise<Result<T, ContentCode>> {
  if (!isForm(request)) return reject({ code: 'wrong-content-type' });
  const text = await readText(request, largest);
  return text.ok ? validateInput(Object.fromEntries(new URLSearchParams(text.value)), schema) : text;
}

/** Reads and validates the query of a request. The last of duplicate parameters counts. */
export function readQuery<T>(request: Request, schema: z.ZodType<T>): Result<T, 'bad-request'> {
  return validateInput(Object.fromEntries(new URL(request.url).searchParams), schema);
}

/** The sender disconnected before its body had arrived. Its socket error has the code of a lost database connection. */
export class InterruptedBodyError extends Error {
  constructor(cause: unknown) {
    super('The sender disconnected before its body had arrived.', { cause });
    this.name = 'InterruptedBodyError';
  }
}

/**
 * Reads a body as text, by default of at most 64 KiB.
 *
 * @param largest in bytes
 * @throws {InterruptedBodyError}
 */
export async function readText(request: Request, largest = LARGEST_BODY): Promise<Result<string, 'too-large'>> {
  if (Number(request.headers.get('content-length')) > largest) return reject({ code: 'too-large' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > largest) return reject({ code: 'too-large' });
      chunks.push(chunk);
    }
  } catch (error) {
    throw new InterruptedBodyError(error);
  }
  return accept(Buffer.concat(chunks).toString('utf8'));
}

/** Returns the request with its body fully received. A slow sender delays only this step. @param largest in bytes */
export async function readWhole(request: Request, largest?: number): Promise<Result<Request, 'too-large'>> {
  if (request.body === null) return accept(request);
  const { url, method, headers } = request;
  const body = await readText(request, largest);
  return body.ok ? accept(new Request(url, { method, headers, body: body.value })) : body;
}

/** True if a request has a form body instead of JSON: its page has no running scripts. */
export function isForm(request: Request): boolean {
  return contentTypeOf(request) === 'application/x-www-form-urlencoded';
}

/** Validates a value. The rejection names the first invalid field. */
export function validateInput<T>(value: unknown, schema: z.ZodType<T>): Result<T, 'bad-request'> {
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

/**
 * Returns the path of the first text with U+0000, for example `lines.0.catalogue`. PostgreSQL cannot store such text.
 */
function pathOfNul(value: unknown): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfNul(part);
    if (path !== undefined) return path === '' ? name : `${name}.${path}`;
  }
  return undefined;
}

/**
 * The schemas of `contract/` use reasons as messages. zod's own messages occur only for input that no form of the shop
 * sends.
 */
function reasonOf(message: string | undefined): FieldReason {
  return fieldReasons.find((reason) => reason === message) ?? 'malformed';
}

/** Returns a request's content type in lower case, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

/** Parses a text as JSON. */
export function parseJson(text: string): Result<unknown, 'bad-json'> {
  try {
    return accept<unknown>(JSON.parse(text));
  } catch {
    return reject({ code: 'bad-json' });
  }
}

/** Request header with the remote address of the socket; the HTTP server overwrites any value that a client sent (`runtime/http-server.ts`). */
const CALLER_HEADER = 'x-odd-hours-caller';

/** Returns the caller's address for rate limits; by default behind TRUSTED_PROXIES proxies. */
export function callerAddress({ headers }: Request, proxies = trustedProxies(process.env)): string {
  return callerAddressOf({ socket: headers.get(CALLER_HEADER), forwarded: headers.get('x-forwarded-for') }, proxies);
}

/** True if the socket and every proxy in `X-Forwarded-For` are on this machine. */
export const isFromThisMachine = ({ headers }: Request): boolean =>
  [headers.get(CALLER_HEADER) ?? '', ...forwardedAddresses(headers.get('x-forwarded-for'))].every(isLoopbackAddress);
