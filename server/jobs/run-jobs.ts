import 'server-only';
import { type Database } from '@/server/database/database';
import { factsOf, log } from '@/server/platform/log';
import { recordSuccess } from './job-runs';

/** Periodic work of the shop. Any number of processes may run it at once. */
export type Job = {
  /** `send-mail`: as log and records name it. */
  name: string;
  /** The pause between two rounds, in ms. */
  everyMs: number;
  /** How long one round may take at most, in ms; then its signal is aborted and nobody waits for it any longer. */
  boundMs: number;
  /** One round. A fault is thrown. Once `signal` is aborted it ends as soon as it can. */
  run: (db: Database, now: Date, signal: AbortSignal) => Promise<unknown>;
};

/** A round that has not ended within its bound. */
class JobOverdueError extends Error {
  constructor(boundMs: number) {
    super(`The round did not end within ${boundMs} ms.`);
    this.name = 'JobOverdueError';
  }
}

/**
 * Does each job again and again, each on its own clock, so that none waits for another (docs/product.md 26.2). A round
 * that exceeds its bound is let go, and the next one comes when it is due. A fault is logged when it begins or becomes
 * another, and once more when it is over. It keeps no process alive.
 *
 * @returns what ends all of it, resolved when the present rounds are over.
 */
export function runJobs(open: () => Promise<Database>, jobs: readonly Job[]): () => Promise<void> {
  const stops = jobs.map((job) => repeat(open, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(open: () => Promise<Database>, job: Job): () => Promise<void> {
  let stopping = false;
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let ending = new AbortController();
  let present = run();

  async function run(): Promise<void> {
    ending = new AbortController();
    const fault = await round(open, job, ending).then(
      () => undefined,
      (error: unknown) => factsOf(error),
    );
    if (stopping) return;
    tell(fault);
    timer = setTimeout(() => void (present = run()), job.everyMs);
    timer.unref();
  }

  function tell(fault: Record<string, string> | undefined): void {
    const kind = fault ? `${fault.fault} ${fault.code}` : '';
    if (kind === told) return;
    told = kind;
    if (fault) log('warn', 'job failed', { job: job.name, ...fault });
    else log('info', 'job recovered', { job: job.name });
  }

  return () => {
    stopping = true;
    clearTimeout(timer);
    ending.abort();
    return present;
  };
}

/** One round, within its bound, and the note of its success. */
async function round(open: () => Promise<Database>, job: Job, ending: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new JobOverdueError(job.boundMs));
      ending.abort();
    }, job.boundMs);
    timer.unref();
  });
  const work = async () => {
    const db = await open();
    await job.run(db, new Date(), ending.signal);
    await recordSuccess(db, job.name, new Date());
  };
  try {
    await Promise.race([work(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
