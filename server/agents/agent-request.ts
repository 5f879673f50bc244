import { type Database } from '@/server/database/database';
import { type FindProfile } from './agent-profile';
import type { Negotiated, ProtocolVersion } from './capabilities';

/** Database, profile finder and current time of a request. */
export type AgentContext = { db: Database; findProfile: FindProfile; now: Date };

/** A caller that passed the checks, with the negotiated capabilities. */
export type AgentRequest = AgentContext & {
  agent: string;
  caller: string;
  version: ProtocolVersion;
  negotiated: Negotiated;
  /** `operation` is the operation's name in the protocol. */
  attempt: { operation: string; key: string | undefined; digest: string };
};

/** A response body in the protocol's JSON, with its version. */
export type ResponseBody = { ucp: { version: ProtocolVersion } };

/** A response body and its HTTP status. */
export type AgentResponse = { status: 200 | 201; body: ResponseBody };
