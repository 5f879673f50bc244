import 'server-only';
import { type DeskOutcome, type SubmittedForm } from '@/contract/desk';
import { accept, reject, type Result } from '@/domain/result';
import { type Database, type DatabaseTransaction } from '@/server/database/database';
import { atomically } from '@/server/database/transact';
import { validateInput } from '@/server/http/read-request';
import { hashOf } from '@/server/platform/tokens';
import { type Actor, requireOwner } from './actor';
import { type AnyUseCase, auditedSince } from './use-case';

/** A submitted desk form. */
export type Submission = {
  key: string;
  fields: Readonly<Record<string, string>>;
  /** State that the owner saw, and its time. */
  version?: string | undefined;
  seen?: string | undefined;
};

/** `passkey-needed`: the form waits under its key until the owner has used the passkey. */
type SubmitCode = 'not-owner' | 'passkey-needed';

/**
 * Runs the use case of a form once for each key, and stores the outcome for its page (docs/product.md 41.4). A repeated form
 * returns the first outcome. A rejected form keeps the typed values.
 */
export async function submit(
  db: Database,
  actor: Actor,
  useCase: AnyUseCase,
  { key, fields, version, seen }: Submission,
  now: Date,
): Promise<Result<DeskOutcome, SubmitCode>> {
  const owner = requireOwner(actor);
  if (!owner.ok) return owner;
  const request = { key, actor: owner.value.name, action: useCase.name, fields, version, seen, now };
  const earlier = await doneBefore(db, request);
  if (earlier) return accept(earlier);
  const input = validateInput<unknown>(fields, useCase.schema);
  if (!input.ok) {
    const { field, reason } = input.rejection;
    const longest = 'longest' in input.rejection ? input.rejection.longest : undefined;
    const invalid = { field, reason, ...optional('longest', longest) };
    return accept(await keep(db, request, { ok: false, sentence: 'Nothing was saved.', invalid }));
  }
  const outcomeOf = async (records: DatabaseTransaction, done: unknown): Promise<DeskOutcome> => {
    const undo = useCase.undo?.(done, input.value);
    const text = undo && !useCase.undoFitsLater ? await useCase.versionOf?.(records, input.value) : undefined;
    return {
      ok: true,
      sentence: useCase.successMessage(done, input.value),
      ...optional('undo', undo),
      ...optional('undoVersion', text === undefined ? undefined : { text, seen: now.toISOString() }),
      ...optional('next', useCase.next?.(done, input.value)),
    };
  };
  let outcome: DeskOutcome | undefined;
  const claim = (records: DatabaseTransaction) => claimKey(records, request);
  const performed = await useCase.perform(
    db,
    actor,
    input.value,
    { now, key, version, claim },
    async (records, done) => {
      outcome = await outcomeOf(records, done);
      await write(records, request, outcome);
    },
  );
  if (performed.ok && outcome) return accept(outcome);
  if (performed.ok) throw new Error(`The use case ${useCase.name} has stored no outcome.`);
  const { rejection } = performed;
  switch (rejection.code) {
    case 'not-owner':
      return reject({ code: 'not-owner' });
    case 'passkey-needed': {
      const done = await keepWaiting(db, request);
      return done ? accept(done) : reject({ code: 'passkey-needed' });
    }
    case 'repeated':
      return accept((await doneBefore(db, request)) ?? { ok: false, sentence: 'This form is being saved. Reload.' });
    case 'version-conflict': {
      const since = seen ?? now.toISOString();
      const changesSince =
        useCase.changesSince ?? ((records, value) => auditedSince(records, useCase.audit(value).subject, since));
      const changes = await changesSince(db, input.value, since);
      const sentence =
        'Nothing was saved: this changed after you opened it. Check the page as it is now, then send again.';
      return accept(await keep(db, request, { ok: false, sentence, changes }));
    }
    default:
      return accept(await keep(db, request, { ok: false, sentence: useCase.rejectionMessage(rejection, input.value) }));
  }
}

/**
 * Stores a form that a browser sent after its owner's session had ended, until the owner has signed in again.
 *
 * @param email of the owner whose browser it is.
 */
export async function keepUntilSignIn(
  db: Database,
  email: string,
  { name: action }: AnyUseCase,
  { key, fields, version, seen }: Submission,
  now: Date,
): Promise<void> {
  await keepWaiting(db, { key, actor: email, action, fields, version, seen, now });
}

type Request = {
  key: string;
  actor: string;
  action: string;
  fields: Readonly<Record<string, string>>;
  version: string | undefined;
  seen: string | undefined;
  now: Date;
};

const hashOfRequest = ({ action, fields }: Pick<Request, 'action' | 'fields'>) =>
  hashOf(JSON.stringify([action, Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))]));

/** Returns the outcome of a form that has succeeded under its key; undefined if there is none. */
async function doneBefore(db: Database, request: Request): Promise<DeskOutcome | undefined> {
  const found = await db.selectFrom('desk_requests').selectAll().where('key', '=', request.key).executeTakeFirst();
  const outcome = found && parseOutcome(found.outcome);
  if (!found || !outcome?.ok) return undefined;
  const isSame = found.request_hash === hashOfRequest(request) && found.actor === request.actor;
  if (isSame) return outcome;
  return { ok: false, sentence: 'This form was sent before, with other content. Nothing more was saved.' };
}

/** Locks the form's key until the transaction ends. Rejects a key that has succeeded. */
async function claimKey(records: DatabaseTransaction, request: Request): Promise<Result<void, 'repeated'>> {
  const { outcome } = await records
    .insertInto('desk_requests')
    .values(rowOf(request, null))
    .onConflict((conflict) => conflict.column('key').doUpdateSet((row) => ({ key: row.ref('desk_requests.key') })))
    .returning('outcome')
    .executeTakeFirstOrThrow();
  return parseOutcome(outcome)?.ok ? reject({ code: 'repeated' }) : accept(undefined);
}

/** Stores an outcome without success, unless the key has succeeded in the meantime. */
async function keep(db: Database, request: Request, outcome: DeskOutcome): Promise<DeskOutcome> {
  return atomically(db, async (records) => {
    const claimed = await claimKey(records, request);
    if (claimed.ok) await write(records, request, outcome);
    return claimed.ok ? outcome : ((await doneBefore(records, request)) ?? outcome);
  });
}

/** Stores a form that waits for the passkey. Returns the outcome if the key has succeeded in the meantime. */
async function keepWaiting(db: Database, request: Request): Promise<DeskOutcome | undefined> {
  return atomically(db, async (records) => {
    const claimed = await claimKey(records, request);
    if (!claimed.ok) return doneBefore(records, request);
    await write(records, request, null);
    return undefined;
  });
}

async function write(records: Database, request: Request, outcome: DeskOutcome | null): Promise<void> {
  const row = rowOf(request, outcome);
  await records
    .insertInto('desk_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

const rowOf = (request: Request, outcome: DeskOutcome | null) => ({
  key: request.key,
  actor: request.actor,
  action: request.action,
  request_hash: hashOfRequest(request),
  fields: JSON.stringify({ fields: request.fields, version: request.version, seen: request.seen }),
  outcome: outcome && JSON.stringify(outcome),
  created_at: request.now.toISOString(),
});

const parseOutcome = (text: string | null): DeskOutcome | undefined => (text === null ? undefined : JSON.parse(text));

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };

/** Returns the form that this owner submitted under a key, with its outcome. */
export async function findSubmitted(db: Database, actor: Actor, key: unknown): Promise<SubmittedForm | undefined> {
  if (actor.role !== 'owner' || typeof key !== 'string') return undefined;
  const row = await db
    .selectFrom('desk_requests')
    .selectAll()
    .where('key', '=', key)
    .where('actor', '=', actor.name)
    .executeTakeFirst();
  if (!row) return undefined;
  const sent: Pick<SubmittedForm, 'fields' | 'version' | 'seen'> = JSON.parse(row.fields);
  return { key, action: row.action, outcome: parseOutcome(row.outcome), ...sent };
}
