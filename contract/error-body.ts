import type { Refusal } from '@/domain/result';

/** What a route answers a request with that it refuses. `message` is for whoever reads the interface, never for a shopper. */
export type ErrorBody<Code extends string = string> = { error: Refusal<Code> & { message: string } };
