import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ReportedError } from '@/domain/reported-error';
import { root } from './root';

/** Memory in bytes above which a maker is replaced after its current file: encoders never release memory. */
const MOST_MEMORY = 600_000_000;

/** Idle time after which a maker ends, in ms. */
const IDLE_MS = 10_000;

/** Reason why a file was not made. `message` is one sentence if a person can fix it, otherwise a stack trace. */
export type MakingFailure = { reason: 'damaged' | 'disk-full' | 'crashed'; message: string };

/** A picture file could not be made. `reason` decides the HTTP status. */
export class MakingError extends ReportedError {
  readonly reason: MakingFailure['reason'];

  constructor({ reason, message }: MakingFailure) {
    super(message);
    this.reason = reason;
  }
}

/** Reply of a maker about its file. */
export type MakerResult = { file: string; memory: number; failure?: MakingFailure };

/** Returns the file that identifies a job: the two AR models of a watch are made together. */
export const sourceOf = (file: string) => file.replace(/\.usdz$/, '.glb');

type Job = { file: string; isRetry: boolean; resolve: () => void; reject: (error: MakingError) => void };

/** Kind of a job. Models need other packages and far more memory than pictures, so a maker makes one kind only. */
const kindOf = (source: string) => (source.endsWith('.glb') ? 'model' : 'picture');

type Maker = { child: ChildProcess; kind: string; job?: Job; idle?: NodeJS.Timeout };

/**
 * Processes that make picture files without slowing down the server process. A process starts when there is work and
 * ends when there is none. A crashed process is replaced, and its file is retried once.
 */
export class PictureMakers {
  private readonly queue: Job[] = [];
  private readonly makers = new Set<Maker>();

  /** @param options `program` makes the files, relative to the root; `most` is the number of processes, `nice` their priority */
  constructor(private readonly options: { program: string; most: number; nice: number }) {}

  /**
   * Makes a file if it does not exist.
   * @param file as `sourceOf` returns it
   * @throws {MakingError}
   */
  make(file: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ file, isRetry: false, resolve, reject });
      this.assign();
    });
  }

  /** Removes a file that no process has started; its promise stays pending. Returns true if there was one. */
  withdraw(file: string): boolean {
    const place = this.queue.findIndex((job) => job.file === file);
    return place >= 0 && this.queue.splice(place, 1).length > 0;
  }

  get isIdle(): boolean {
    return this.queue.length === 0 && [...this.makers].every(({ job }) => !job);
  }

  /** Ends all processes and drops their files, whose promises stay pending. */
  close(): void {
    this.queue.length = 0;
    for (const maker of this.makers) {
      maker.job = undefined;
      this.end(maker);
    }
  }

  private assign(): void {
    for (let job = this.queue[0]; job; job = this.queue[0]) {
      const maker = this.free(kindOf(job.file));
      if (!maker) return;
      this.queue.shift();
      clearTimeout(maker.idle);
      maker.job = job;
      maker.child.send(job.file);
    }
  }

  /** Returns an idle maker, or undefined if all are busy. */
  private free(kind: string): Maker | undefined {
    const idle = [...this.makers].filter(({ job }) => !job);
    const same = idle.find((maker) => maker.kind === kind);
    if (same) return same;
    if (this.makers.size >= this.options.most) {
      if (!idle[0]) return undefined;
      this.end(idle[0]);
    }
    return this.start(kind);
  }

  private start(kind: string): Maker {
    const { program, nice } = this.options;
    const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc'];
    // A maker of low priority is the leader of a session, which has a priority of its own.
    const options = { cwd: root, env: process.env, stdio, detached: nice > 0 };
    const child = spawn(process.execPath, ['--import', 'tsx', program], options);
    const maker: Maker = { child, kind };
    this.makers.add(maker);
    if (child.pid !== undefined) lowerPriority(child.pid, nice);
    child.on('message', (answer: MakerResult) => this.settle(maker, answer));
    child.once('exit', () => this.lose(maker));
    child.on('error', () => this.lose(maker));
    return maker;
  }

  private settle(maker: Maker, { failure, memory }: MakerResult): void {
    const { job } = maker;
    maker.job = undefined;
    if (failure) job?.reject(new MakingError(failure));
    else job?.resolve();
    if (memory > MOST_MEMORY) this.end(maker);
    this.assign();
    if (!maker.job) maker.idle = setTimeout(() => this.end(maker), IDLE_MS).unref();
  }

  private end(maker: Maker): void {
    clearTimeout(maker.idle);
    this.makers.delete(maker);
    if (maker.child.connected) maker.child.disconnect();
  }

  /** Handles a maker that crashed or was killed for lack of memory. */
  private lose(maker: Maker): void {
    const { job } = maker;
    maker.job = undefined;
    this.end(maker);
    if (job?.isRetry)
      job.reject(new MakingError({ reason: 'crashed', message: `The maker of ${job.file} died twice.` }));
    else if (job) this.queue.unshift({ ...job, isRetry: true });
    this.assign();
  }
}

/**
 * Lowers the priority of a process and of its session, if it is the leader. Linux compares nice values only within a
 * session (sched(7), "The autogroup feature"). With the process's own value alone, pictures took half of the CPU time
 * of concurrent tests.
 *
 * @param nice 0 to 19, the lowest priority.
 */
function lowerPriority(pid: number, nice: number): void {
  try {
    setPriority(pid, nice);
    if (nice > 0) writeFileSync(`/proc/${pid}/autogroup`, String(nice));
  } catch {
    // The process has ended already; or not Linux, or a kernel without autogroups.
  }
}
