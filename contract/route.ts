import { addressOf } from '@/domain/language';
import type { Rejection } from '@/domain/result';

/** The permitted sender of a request, and its authorisation. */
type Sender =
  /** Any client: the route changes nothing. */
  | 'any-client'
  /** A page of the shop, checked by its Origin. */
  | 'shop-page'
  /** A reader's mail program, authorised by the token in the URL (RFC 8058). */
  | 'mail-program'
  /** A shopper's agent, identified by its profile URL. */
  | 'agent'
  /** Stripe, verified by its signature. */
  | 'stripe';

/** HTTP status codes of rejected requests. */
type RejectionStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 424 | 429 | 503;

/** The contract of one route between browser and server, apart from the schemas. */
export type Route<Request = unknown, Response = unknown, Code extends string = string> = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  readonly sender: Sender;
  /** The route's error codes and their HTTP status. */
  readonly rejections: Readonly<Record<Code, RejectionStatus>>;
  /** Maximum age of a response in shared caches, in seconds. Without it the response must not be cached. */
  readonly maxAge?: number;
  /** Largest request body, in bytes; 64 KiB without it. */
  readonly largestBody?: number;
  /** Type-level only, never set: carries the types of the schemas. */
  readonly types?: { request: Request; response: Response };
};

/** Type of a request to a route, as the client sends it. */
export type RequestOf<R extends Route> = NonNullable<R['types']>['request'];
/** Type of a route's successful response. */
export type ResponseOf<R extends Route> = NonNullable<R['types']>['response'];
/** Error codes of a route. */
export type CodeOf<R extends Route> = R extends Route ? Extract<keyof R['rejections'], string> : never;

/** JSON body of a rejected request. `message` is for API developers and never shown to a shopper. */
export type ErrorBody<Code extends string = string> = { error: Rejection<Code> & { message: string } };

type RouteDefinition<Code extends string> = Omit<Route<unknown, unknown, Code>, 'types'>;

/**
 * Defines a route by its request and response types, then its definition: `defineRoute<Request, Response>()({ method: …
 * })`.
 */
export const defineRoute =
  <Request, Response>() =>
  <const Code extends string>(definition: RouteDefinition<Code>): Route<Request, Response, Code> => ({
    ...definition,
    path: addressOf(definition.path),
  });

/** Rejections while parsing a request body. */
export const contentRejections = {
  'bad-json': 400,
  'bad-request': 400,
  'wrong-content-type': 415,
  'too-large': 413,
} as const;

/** Rejections of routes that use the database: unreachable, or too many requests in progress. */
export const databaseRejections = { 'records-unreachable': 503, busy: 503 } as const;

/** Rejections of routes for signed-in shoppers. */
export const signedInRejections = { 'no-token': 401, 'bad-token': 401, 'sign-in-unreachable': 503 } as const;

/** Rejections of routes that only a page of the shop may call. */
export const shopPageRejections = { 'wrong-origin': 403, ...contentRejections } as const;
