import { type IncomingMessage, type OutgoingHttpHeader, type ServerResponse } from 'node:http';
import { limitSharedCaching } from './cache-control';
import {
  compressQuickly,
  type Encoding,
  isCompressible,
  isWorthCompressing,
  negotiateEncoding,
} from './content-encoding';
import { type StoredResponse, weakTag } from './response-cache';

/** Returns the ETags of a conditional request (RFC 9110, section 13.1.2). */
export const conditionOf = ({ method, headers }: IncomingMessage): string | undefined =>
  method === 'GET' || method === 'HEAD' ? headers['if-none-match'] : undefined;

/** True if a tag matches one of the client's, by weak comparison. */
function matchesTag(known: string | undefined, tag: unknown): boolean {
  if (!known || !tag) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return known.split(',').some((one) => one.trim() === '*' || bare(one) === bare(String(tag)));
}

/** Returns the encoding of a body, if the client accepts one and the body is long enough. */
const encodingFor = ({ headers }: IncomingMessage, body: Buffer): Encoding | undefined =>
  isWorthCompressing(body) ? negotiateEncoding(headers['accept-encoding']) : undefined;

type Body = { body: Buffer; known: string | undefined; compressed?: StoredResponse['encoded'] };

/**
 * Sends a body, compressed if it is text, or 304 if the client has it.
 * @param known ETags of the client; `compressed` returns the body in an encoding
 */
export async function sendBody(
  request: IncomingMessage,
  response: ServerResponse,
  { body, known, compressed = (encoding) => compressQuickly(body, encoding) }: Body,
): Promise<void> {
  const isText = isCompressible(response.getHeader('Content-Type')) && !response.hasHeader('Content-Encoding');
  const tag = response.getHeader('ETag');
  if (isText && typeof tag === 'string') response.setHeader('ETag', weakTag(tag));
  if (response.statusCode === 200 && matchesTag(known, tag)) response.statusCode = 304;
  if (response.statusCode === 204 || response.statusCode === 304) return void response.end();
  const encoding = isText ? encodingFor(request, body) : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const sent = encoding ? await compressed(encoding) : body;
  response.setHeader('Content-Length', sent.length);
  response.end(sent);
}

type Sending = { stored: StoredResponse; known?: string | undefined; now: number; status?: number };

/**
 * Sends a stored response, synchronously if its compressed body is ready.
 * @param known ETags of the client
 * @param now in ms
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  { stored, known, now, status = 200 }: Sending,
): void {
  if (matchesTag(known, stored.etag)) return void response.writeHead(304, headOf(stored, 'none', undefined, now)).end();
  const encoding = isCompressible(stored.headers['content-type']) ? encodingFor(request, stored.body) : undefined;
  const send = (body: Buffer) =>
    void response.writeHead(status, headOf(stored, encoding ?? 'identity', body.length, now)).end(body);
  const body = encoding ? stored.encoded(encoding) : stored.body;
  if (Buffer.isBuffer(body)) return send(body);
  body.then(send).catch((error: unknown) => abort(response, error));
}

/** Logs an error and closes the connection, because a part of the response may have been sent. */
export function abort(response: ServerResponse, error: unknown): void {
  console.error(error);
  response.destroy();
}

/** `Server-Timing` with the time of the shop's clock, in ms; pages compare it with the device's (docs/product.md 28.9). */
export const clockHeader = (now: number): string => `now;dur=${now}`;

/** True for the content type of a page. */
export const isHtml = (contentType: unknown): boolean => String(contentType).startsWith('text/html');

type Head = { cacheControl: unknown; age: number; lines: OutgoingHttpHeader[] };

/** Latest header lists by encoding. */
const heads = new WeakMap<StoredResponse, Map<string, Head>>();

/** Returns the headers of a stored response as alternating names and values, Node's fastest form; rebuilt at most once a second. */
function headOf(
  stored: StoredResponse,
  form: Encoding | 'identity' | 'none',
  length: number | undefined,
  now: number,
): OutgoingHttpHeader[] {
  const cacheControl = limitSharedCaching(stored.headers['cache-control'], now);
  const age = stored.freshUntil === Infinity ? 0 : Math.max(0, Math.floor((now - stored.storedAt) / 1000));
  const byForm = heads.get(stored) ?? new Map<string, Head>();
  const last = byForm.get(form);
  if (last && last.cacheControl === cacheControl && last.age === age) return last.lines;
  const head: Record<string, unknown> = {
    ...stored.headers,
    'cache-control': cacheControl,
    // RFC 9111, section 5.1. Immutable files need no Age.
    age: age > 0 ? age : undefined,
    'server-timing': isHtml(stored.headers['content-type']) ? clockHeader(now) : undefined,
    'content-encoding': form === 'br' || form === 'gzip' ? form : undefined,
    'content-length': length,
  };
  const lines = Object.entries(head).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().flatMap((one) => [name, String(one)]),
  );
  heads.set(stored, byForm.set(form, { cacheControl, age, lines }));
  return lines;
}
