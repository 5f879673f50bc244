import 'server-only';
import { randomUUID } from 'node:crypto';
import { type z } from 'zod';
import { type Undo } from '@/contract/desk';
import { accept, reject, type Rejection, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically, transact } from '@/server/database/transact';
import { type Actor, NotOwnerError, type Owner, requireOwner } from './actor';

/** Why the desk runs no use case. `version-conflict`: the owner saw an older state. `repeated`: the form already succeeded. */
export type DeskCode = 'not-owner' | 'passkey-needed' | 'version-conflict' | 'repeated';

/** Context of a run; `key` is the idempotency key. */
type Work = { owner: Owner; now: Date; key: string };

/** Runs first in the transaction of a use case: checks that nothing changed, and writes the audit row. */
type Begin = (records: DatabaseTransaction) => Promise<Result<void, DeskCode>>;

type Definition<Input, Done, Code extends string> = {
  /** Name in the audit log and in the address of its form: `pack-order`. */
  name: string;
  /** Parses the fields of a form. A command passes the input itself. */
  schema: z.ZodType<Input>;
  /** True for refunds, exports, prices and owners: the desk asks for the passkey again. */
  needsPasskey?: boolean;
  /** Subject and details of the audit row, without personal data. */
  audit: (input: Input) => { subject: string; details?: string };
  /** Returns a text that changes with the state that the owner sees. It locks the rows that it reads. */
  versionOf?: (records: DatabaseTransaction, input: Input) => Promise<string>;
  /** Returns the changes by others since a time, as sentences; by default from the audit log. */
  changesSince?: (db: Database, input: Input, since: string) => Promise<string[]>;
  /** Returns the result as a sentence for the owner. */
  successMessage: (done: Done, input: Input) => string;
  /** Returns the reason of the rejection as a sentence for the owner. */
  rejectionMessage: (rejection: Rejection<Code>, input: Input) => string;
  /** Returns the reverse, if there is one. */
  undo?: (done: Done, input: Input) => Undo | undefined;
  /** True if the reverse also fits later states, like a difference of units. Otherwise it needs the state that `run` left. */
  undoFitsLater?: boolean;
  /** Path of the page to show after success; by default the page of the form. */
  next?: (done: Done, input: Input) => string;
} & (
  | {
      /** Does the work in one transaction, which also holds the audit row. */
      run: (records: DatabaseTransaction, input: Input, work: Work) => Promise<Result<Done, Code>>;
    }
  | {
      /**
       * Does work that calls another service, between transactions of its own. Its first transaction calls `begin`. The
       * same `work.key` must do the work once.
       */
      runOutside: (db: Database, input: Input, work: Work & { begin: Begin }) => Promise<Result<Done, Code | DeskCode>>;
    }
);

/** Options of a call. */
type CallOptions = {
  now: Date;
  /** Idempotency key of the form. */
  key?: string;
  /** Result of `versionOf` when the form was rendered; a command has none. */
  version?: string | undefined;
  /** Claims the form's key in the transaction. */
  claim?: (records: DatabaseTransaction) => Promise<Result<void, 'repeated'>>;
};

/** An owner's action, started by a desk form or by a command. */
export type UseCase<Input, Done, Code extends string> = Definition<Input, Done, Code> & {
  /** Checks the actor's role, does the work, and writes the audit row in the same transaction. */
  perform: (
    db: Database,
    actor: Actor,
    input: Input,
    options: CallOptions,
    settle?: (records: DatabaseTransaction, done: Done) => Promise<void>,
  ) => Promise<Result<Done, Code | DeskCode>>;
};

// The input is erased: the form's handler passes on what the use case's own schema has parsed.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyUseCase = UseCase<any, any, any>;

/** Defines a use case of the desk (docs/product.md 41.1). `server/desk/all.ts` lists them all. */
export function defineUseCase<Input, Done, Code extends string>(
  definition: Definition<Input, Done, Code>,
): UseCase<Input, Done, Code> {
  const { name, needsPasskey = false, versionOf } = definition;
  return {
    ...definition,
    perform: async (db, actor, input, options, settle) => {
      const allowed = requireOwner(actor, { needsPasskey });
      if (!allowed.ok) return allowed;
      const { now, version, claim, key = randomUUID() } = options;
      const work = { owner: allowed.value, now, key };
      const begin: Begin = async (records) => {
        const claimed = await claim?.(records);
        if (claimed && !claimed.ok) return claimed;
        const present = version === undefined ? undefined : await versionOf?.(records, input);
        if (present !== undefined && present !== version) return reject({ code: 'version-conflict' });
        await writeAudit(records, { actor: work.owner.name, action: name, ...definition.audit(input) }, now);
        return accept(undefined);
      };
      if ('runOutside' in definition) {
        const done = await definition.runOutside(db, input, { ...work, begin });
        if (done.ok && settle) await atomically(db, (records) => settle(records, done.value));
        return done;
      }
      return transact<Done, Code | DeskCode>(db, async (records) => {
        const begun = await begin(records);
        if (!begun.ok) return begun;
        const done = await definition.run(records, input, work);
        if (done.ok) await settle?.(records, done.value);
        return done;
      });
    },
  };
}

type Entry = { actor: string; action: string; subject: string; details?: string };

async function writeAudit(
  records: Database,
  { actor, action, subject, details = '' }: Entry,
  now: Date,
): Promise<void> {
  const row = { id: randomUUID(), at: now.toISOString(), actor, action, subject, details };
  await records.insertInto('audit_log').values(row).execute();
}

/** A change by an owner. `at` is ISO 8601 in UTC. */
export type OwnerChange = { at: string; by: string; text: string };

/** Most changes that a page shows. */
const MAX_CHANGES = 50;

/** Lists the changes of a record by owners, the newest first. @param actions names of the use cases that count */
export async function ownerChanges(db: Database, subject: string, actions: readonly string[]): Promise<OwnerChange[]> {
  return db
    .selectFrom('audit_log')
    .select(['at', 'actor as by', 'details as text'])
    .where('subject', '=', subject)
    .where('action', 'in', actions)
    .orderBy('at', 'desc')
    .limit(MAX_CHANGES)
    .execute();
}

/** Lists what owners did to a subject after a time, as sentences. */
export async function auditedSince(db: Database, subject: string, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', subject)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  return rows.map(({ actor, action, at }) => `${actor}: ${action.replaceAll('-', ' ')}, ${at.slice(11, 16)} UTC`);
}

/** A read of records that only owners may make. */
export type Query<Input, Answer> = ((db: Database, actor: Actor, input: Input, now: Date) => Promise<Answer>) & {
  readonly queryName: string;
};

/** Defines a query of the desk. `server/desk/all.ts` lists them all. @throws {NotOwnerError} when it is asked. */
export function defineQuery<Input, Answer>(
  name: string,
  answer: (db: Database, input: Input, now: Date) => Promise<Answer>,
): Query<Input, Answer> {
  const query = async (db: Database, actor: Actor, input: Input, now: Date) => {
    const allowed = requireOwner(actor);
    if (!allowed.ok) throw new NotOwnerError(name, allowed.rejection.code);
    return answer(db, input, now);
  };
  return Object.assign(query, { queryName: name });
}
