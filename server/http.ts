import 'server-only';
import { z } from 'zod';
import { PricingError } from '@/domain/pricing';
import { site } from '@/data/site';
import { type Database } from './database';
import { Refusal } from './errors';
import { factsOf, log } from './log';
import { countTry, type RateLimit } from './rate-limit';
import { trustedProxies } from './trusted-proxies';

/** The largest body that is read, in bytes: a checkout of a hundred lines has about 10 KB. */
const LARGEST_BODY = 64 * 1024;

/** The one shape of every answer that is not a success. */
export type ErrorAnswer = { error: { code: string; message: string } & Record<string, unknown> };

type Handler = (request: Request) => Promise<Response>;

/**
 * A route handler whose refusals and faults become answers in the one error shape, each logged without personal data.
 *
 * @param what the route's name in the log.
 */
export function handle(what: string, answer: Handler): Handler {
  return async (request) => {
    try {
      const response = await answer(request);
      response.headers.set('Cache-Control', 'no-store');
      return response;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal) log('warn', what, { status: refusal.status, code: refusal.code });
      else log('error', what, { status: 500, ...factsOf(error) });
      return errorAnswer(refusal);
    }
  };
}

/**
 * The body of a request that a page of this shop has sent as JSON, judged by its schema.
 *
 * @throws {Refusal} 403 for another origin, 415 for another content type, 413 above 64 KiB, 400 for what is no JSON.
 * @throws {z.ZodError} for a body of another shape.
 */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  requireOwnOrigin(request);
  requireContentType(request, 'application/json');
  return schema.parse(parseJson(await readText(request)));
}

/**
 * The fields of a form that a page of this shop has sent, for shoppers without scripts; of doubled fields the last.
 *
 * @throws as {@link readJson}.
 */
export async function readForm<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  requireOwnOrigin(request);
  requireContentType(request, 'application/x-www-form-urlencoded');
  return schema.parse(Object.fromEntries(new URLSearchParams(await readText(request))));
}

/** Whether a request carries a form rather than JSON: it comes from a page whose scripts have not run. */
export function isForm(request: Request): boolean {
  return contentTypeOf(request) === 'application/x-www-form-urlencoded';
}

/**
 * The body as text, read no further than the limit.
 *
 * @throws {Refusal} 413 above 64 KiB.
 */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > LARGEST_BODY) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws {Refusal} 429 with `Retry-After` when there have been too many tries. */
export async function limitTries(db: Database, limit: RateLimit, now: Date): Promise<void> {
  const decision = await countTry(db, limit, now);
  if (decision.allowed) return;
  throw new Refusal(429, 'too-many-requests', 'That was too often. Please wait a little and try again.', {
    retryAfter: decision.retryAfter,
  });
}

/**
 * The network address that a request comes from: the one that the outermost of the shop's proxies wrote down, or Next
 * itself. A shop that faces the internet without a proxy has only the word of the caller for it.
 */
export function addressOf(request: Request, proxies = trustedProxies()): string {
  return request.headers.get('x-forwarded-for')?.split(',').at(-proxies)?.trim() || 'unknown';
}

/** @throws {Refusal} 403 for a request from a page of another site. */
export function requireOwnOrigin(request: Request): void {
  const origin = request.headers.get('origin');
  const host = origin && URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host && (host === request.headers.get('host') || host === new URL(site.url).host)) return;
  throw new Refusal(403, 'wrong-origin', 'This can only be sent from a page of the shop.');
}

function requireContentType(request: Request, expected: string): void {
  if (contentTypeOf(request) === expected) return;
  throw new Refusal(415, 'wrong-content-type', `Send this as ${expected}.`);
}

function contentTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'bad-json', 'This is no JSON.');
  }
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof PricingError) return new Refusal(422, error.code, error.message, { field: error.field });
  if (!(error instanceof z.ZodError)) return undefined;
  const [first] = error.issues;
  return new Refusal(400, 'bad-request', first?.message ?? 'This request is not understood.', {
    field: first?.path.join('.'),
  });
}

function errorAnswer(refusal: Refusal | undefined): Response {
  const answer: ErrorAnswer = {
    error: refusal
      ? { ...refusal.details, code: refusal.code, message: refusal.message }
      : { code: 'fault', message: 'Something broke on our side. Nothing was lost; please try again.' },
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (typeof refusal?.details.retryAfter === 'number') headers.set('Retry-After', String(refusal.details.retryAfter));
  return Response.json(answer, { status: refusal?.status ?? 500, headers });
}

const tooLarge = () => new Refusal(413, 'too-large', 'This is more than the shop reads at once.');
