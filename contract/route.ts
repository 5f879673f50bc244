import type { Rejection } from '@/domain/result';

/** Who may send a request, and by what right. */
type Sender =
  /** Anybody: the route changes nothing. */
  | 'anybody'
  /** A page of the shop, by its Origin. */
  | 'shop-page'
  /** A reader's mail program, by the token in the address (RFC 8058). */
  | 'mail-program'
  /** A shopper's agent, by the address of its profile. */
  | 'agent'
  /** Stripe, by its signature. */
  | 'stripe';

/** What HTTP calls a request that is refused. */
type RejectionStatus = 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 422 | 424 | 429 | 503;

/** What browser and server agree on for one route, apart from the schemas. */
export type Route<Request = unknown, Answer = unknown, Code extends string = string> = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: `/${string}`;
  readonly sender: Sender;
  /** Every code that the route refuses a request with, and its HTTP status. */
  readonly rejections: Readonly<Record<Code, RejectionStatus>>;
  /** How long anybody may keep an answer, in seconds; without it nobody may. */
  readonly maxAge?: number;
  /** Never there: it carries the types that the schemas have. */
  readonly types?: { request: Request; answer: Answer };
};

export type RequestOf<R extends Route> = NonNullable<R['types']>['request'];
export type AnswerOf<R extends Route> = NonNullable<R['types']>['answer'];
/** The codes that a route may refuse with. */
export type CodeOf<R extends Route> = R extends Route ? Extract<keyof R['rejections'], string> : never;

/** The JSON body of a refused request. `message` is for developers who call the API, never shown to a shopper. */
export type ErrorBody<Code extends string = string> = { error: Rejection<Code> & { message: string } };

type RouteDefinition<Code extends string> = Omit<Route<unknown, unknown, Code>, 'types'>;

/** A route by what is sent and answered, then by its terms: `defineRoute<Request, Answer>()({ method: … })`. */
export const defineRoute =
  <Request, Answer>() =>
  <const Code extends string>(definition: RouteDefinition<Code>): Route<Request, Answer, Code> =>
    definition;

/** How a request whose content is read can be refused before anything is done. */
export const contentRejections = {
  'bad-json': 400,
  'bad-request': 400,
  'wrong-content-type': 415,
  'too-large': 413,
} as const;

/** The same for what needs the shop's records: they cannot be reached, or more is under way than is taken at once. */
export const databaseRejections = { 'records-unreachable': 503, busy: 503 } as const;

/** The same for what is for signed-in shoppers alone. */
export const signedInRejections = { 'no-token': 401, 'bad-token': 401, 'sign-in-unreachable': 503 } as const;

/** The same for what only a page of the shop may send. */
export const shopPageRejections = { 'wrong-origin': 403, ...contentRejections } as const;
