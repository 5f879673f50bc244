import 'server-only';
import { z } from 'zod';
import { type TestDeskAction, type TestDeskResponses, testDeskRoute } from '@/contract/test-desk';
import { testStates } from '@/data/test-states';
import type { RecordedEvent } from '@/domain/test-desk';
import { accept, type Result } from '@/domain/result';
import { shopDate } from '@/domain/shop-date';
import { type Database } from '@/server/database/database';
import { isForm, parseJson, readText, validateInput } from '@/server/http/read-request';
import { type Handler, serve } from '@/server/http/serve';
import { allJobs } from '@/server/jobs/all-jobs';
import { errorFields, log } from '@/server/platform/log';
import { breakPart, deskDatabase, repairAll } from './breakages';
import { deskDelivery, forgetMail } from './mail';
import { sendEvents } from './provider-events';
import { addEvents, noteAction, startRecording, stopRecording } from './recording';
import { testDeskRequests } from './requests';
import { resetDatabase } from './reset';
import { changePages, readShopClock, setShopClock } from './state';
import { seedState, setUnits } from './states';

type Body<Action extends TestDeskAction> = z.output<(typeof testDeskRequests)[Action]>;
type Actions = {
  readonly [Action in TestDeskAction]: (
    body: Body<Action>,
  ) => Promise<Result<TestDeskResponses[Action], 'unknown-order' | 'sold-out' | 'too-few-left'>>;
};

const schemas: { readonly [Action in TestDeskAction]: z.ZodType<Body<Action>> } = testDeskRequests;

const actions: Actions = {
  clock: async ({ at, isFrozen }) => {
    setShopClock(at === undefined ? undefined : new Date(at), isFrozen);
    return accept({ failedJobs: await runAllJobs(await deskDatabase()), ...readShopClock() });
  },
  jobs: async () => accept({ failedJobs: await runAllJobs(await deskDatabase()) }),
  reset: async () => {
    setShopClock(undefined);
    repairAll();
    forgetMail();
    const began = performance.now();
    await resetDatabase(await deskDatabase(), shopDate());
    const tookMs = Math.round(performance.now() - began);
    changePages();
    return accept({ tookMs });
  },
  seed: async ({ state, ...shopper }) => seedState(await deskDatabase(), state, testStates[state], shopper),
  stock: async ({ watch, units }) => {
    await setUnits(await deskDatabase(), watch, units);
    return accept({ watch, units });
  },
  events: async ({ order, events, ...how }) => sendEvents(await deskDatabase(), order, events, how),
  break: async ({ what, seconds }) => {
    await breakPart(what, seconds);
    return accept({ what, seconds });
  },
  record: async ({ title, requirements }) => {
    startRecording(title, requirements);
    return accept({ title });
  },
  stop: async () => accept({ spec: (await stopRecording()) ?? '' }),
};

/** True for the name of an action. */
export const isAction = (name: string): name is TestDeskAction => Object.hasOwn(actions, name);

/** Actions that a recorded test repeats. */
const isRepeated = (action: TestDeskAction) => action !== 'record' && action !== 'stop';

/** Runs an action and returns its result as JSON. Calls `then` with the result first. */
export function doAction<Action extends TestDeskAction>(
  action: Action,
  request: Request,
  then: (answer: TestDeskResponses[Action]) => void = () => {},
): Promise<Response> {
  return serve(testDeskRoute, async (sent) => {
    const body = await readBody(sent);
    if (!body.ok) return body;
    const parsed = validateInput(body.value, schemas[action]);
    if (!parsed.ok) return parsed;
    const done = await actions[action](parsed.value);
    if (!done.ok) return done;
    if (isRepeated(action)) noteAction(action, parsed.value, done.value);
    then(done.value);
    return done;
  })(request);
}

/** Runs every job once, one after the other, at the time of the shop's clock. @returns the names of those that failed */
async function runAllJobs(db: Database): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run, boundMs } of allJobs(deskDelivery())) {
    try {
      await run(db, shopDate(), AbortSignal.timeout(boundMs));
    } catch (error) {
      log('warn', 'job failed', { job: name, ...errorFields(error) });
      failed.push(name);
    }
  }
  return failed;
}

/** Receives events of the recorder. */
export const takeEvents: Handler = serve(testDeskRoute, async (request) => {
  const body = await readBody(request);
  if (!body.ok) return body;
  const events = validateInput(body.value, z.array(z.custom<RecordedEvent>(isEvent)));
  return events.ok ? accept({ isRecorded: addEvents(events.value) }) : events;
});

/** The recorder is a part of the shop: its other fields have the types of `domain/test-desk.ts`. */
const isEvent = (value: unknown) => z.object({ at: z.number(), kind: z.string() }).safeParse(value).success;

async function readBody(request: Request): Promise<Result<unknown, 'too-large' | 'bad-json'>> {
  const text = await readText(request);
  if (!text.ok) return text;
  if (isForm(request)) return accept(Object.fromEntries(new URLSearchParams(text.value)));
  return text.value === '' ? accept({}) : parseJson(text.value);
}
