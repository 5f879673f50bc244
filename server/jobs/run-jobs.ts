import 'server-only';
import { type Database } from '@/server/database/database';
import { errorFields, log } from '@/server/platform/log';
import { shopDate } from '@/domain/shop-date';
import { recordSuccess } from './job-runs';

/** Periodic work of the shop. Any number of processes may run it at once. */
export type Job = {
  /** Name in the log and in `job_runs`, `send-mail`. */
  name: string;
  /** Pause between two runs, in ms. */
  everyMs: number;
  /** Timeout of one run, in ms. After it the signal is aborted and the runner no longer waits. */
  boundMs: number;
  /** Runs once; throws on an error. After `signal` is aborted it ends as soon as possible. */
  run: (db: Database, now: Date, signal: AbortSignal) => Promise<unknown>;
};

/** A run exceeded its timeout. */
class JobOverdueError extends Error {
  constructor(boundMs: number) {
    super(`The run did not end within ${boundMs} ms.`);
    this.name = 'JobOverdueError';
  }
}

/**
 * Runs each job periodically and independently of the others (docs/product.md 26.2). A run that exceeds its timeout is
 * abandoned. An error is logged once, when it first occurs or changes, and once more when the job recovers. The timers
 * do not keep the process alive.
 *
 * @returns a function that stops all jobs and resolves when the current runs have ended.
 */
export function runJobs(open: () => Promise<Database>, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => repeat(open, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(open: () => Promise<Database>, job: Job): () => Promise<void> {
  let isStopping = false;
  let loggedError = '';
  let timer: NodeJS.Timeout | undefined;
  let ending = new AbortController();
  let current = run();

  async function run(): Promise<void> {
    ending = new AbortController();
    const error = await runOnce(open, job, ending).then(
      () => undefined,
      (thrown: unknown) => errorFields(thrown),
    );
    if (isStopping) return;
    logChange(error);
    timer = setTimeout(() => void (current = run()), job.everyMs);
    timer.unref();
  }

  function logChange(error: Record<string, string> | undefined): void {
    const kind = error ? `${error.error} ${error.code}` : '';
    if (kind === loggedError) return;
    loggedError = kind;
    if (error) log('warn', 'job failed', { job: job.name, ...error });
    else log('info', 'job recovered', { job: job.name });
  }

  return () => {
    isStopping = true;
    clearTimeout(timer);
    ending.abort();
    return current;
  };
}

/** Runs a job once within its timeout and saves its success. */
async function runOnce(open: () => Promise<Database>, job: Job, ending: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const overdueError = new JobOverdueError(job.boundMs);
      reject(overdueError);
      ending.abort(overdueError);
    }, job.boundMs);
    timer.unref();
  });
  const work = async () => {
    const db = await open();
    await job.run(db, shopDate(), ending.signal);
    await recordSuccess(db, job.name, shopDate());
  };
  try {
    await Promise.race([work(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
