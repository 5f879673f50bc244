import { type Database } from '@/server/database/database';
import { type FindProfile } from './agent-profile';
import { type Negotiated } from './capabilities';
import { type ProtocolVersion } from './versions';

/** Where agents are answered: the records, how their profiles are found, the time. */
export type AgentContext = { db: Database; findProfile: FindProfile; now: Date };

/** An agent that may go on: who it is, and what it and the shop have in common. */
export type Asking = AgentContext & {
  agent: string;
  caller: string;
  version: ProtocolVersion;
  negotiated: Negotiated;
  /** `operation` is the operation's name in the protocol. */
  attempt: { operation: string; key: string | undefined; digest: string };
};

/** An answer in the protocol's JSON, which names its version. */
export type AnswerBody = { ucp: { version: ProtocolVersion } };

/** An answer and its HTTP status. */
export type AgentAnswer = { status: 200 | 201; body: AnswerBody };
