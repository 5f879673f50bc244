import 'server-only';
import { type Database } from '@/server/database/database';
import { factsOf, log } from '@/server/platform/log';
import { type Chore } from './chore';
import { noteSuccess } from './chore-runs';

/** A round that has not ended within its bound. */
class ChoreOverdueError extends Error {
  constructor(boundMs: number) {
    super(`The round did not end within ${boundMs} ms.`);
    this.name = 'ChoreOverdueError';
  }
}

/**
 * Does each chore again and again, each on its own clock, so that none waits for another (docs/product.md 26.2). A round
 * that exceeds its bound is let go, and the next one comes when it is due. A fault is logged when it begins or becomes
 * another, and once more when it is over. It keeps no process alive.
 *
 * @returns what ends all of it, resolved when the present rounds are over.
 */
export function runApart(open: () => Promise<Database>, chores: readonly Chore[]): () => Promise<void> {
  const stops = chores.map((chore) => repeat(open, chore));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function repeat(open: () => Promise<Database>, chore: Chore): () => Promise<void> {
  let stopping = false;
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let ending = new AbortController();
  let present = run();

  async function run(): Promise<void> {
    ending = new AbortController();
    const fault = await round(open, chore, ending).then(
      () => undefined,
      (error: unknown) => factsOf(error),
    );
    if (stopping) return;
    tell(fault);
    timer = setTimeout(() => (present = run()), chore.everyMs);
    timer.unref();
  }

  function tell(fault: Record<string, string> | undefined): void {
    const kind = fault ? `${fault.fault} ${fault.code}` : '';
    if (kind === told) return;
    told = kind;
    if (fault) log('warn', 'chore failed', { chore: chore.name, ...fault });
    else log('info', 'chore recovered', { chore: chore.name });
  }

  return () => {
    stopping = true;
    clearTimeout(timer);
    ending.abort();
    return present;
  };
}

/** One round, within its bound, and the note of its success. */
async function round(open: () => Promise<Database>, chore: Chore, ending: AbortController): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const overdue = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ChoreOverdueError(chore.boundMs));
      ending.abort();
    }, chore.boundMs);
    timer.unref();
  });
  const work = async () => {
    const db = await open();
    await chore.run(db, new Date(), ending.signal);
    await noteSuccess(db, chore.name, new Date());
  };
  try {
    await Promise.race([work(), overdue]);
  } finally {
    clearTimeout(timer);
  }
}
