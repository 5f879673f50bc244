import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isDiskFull, isExhausted } from '@/runtime/disk';
import { ReportedError } from '@/domain/reported-error';
import { errorCode, Failed } from '@/runtime/reported-error';
import { root } from '@/runtime/root';

/** Time for a program to end after a signal, in ms. */
const GRACE_MS = 10_000;

/** npm and the terminal both deliver one Ctrl-C: a second signal within this time is the same one, in ms. */
const SAME_KEYSTROKE_MS = 400;

/** Interval of the check that the parent still runs, in ms. */
const PARENT_MS = 500;

/** Running children. */
const running = new Set<ChildProcess>();

/** When the first signal to stop arrived, in ms since 1970. */
let stoppedAt: number | undefined;

/** True after Ctrl-C or another stop signal. */
export function isStopping(): boolean {
  return stoppedAt !== undefined;
}

/**
 * Ends the children on Ctrl-C and other stop signals: gracefully on the first, at once on the second or after
 * `graceMs`. The promise of an ended child settles as usual. This program exits here only if no child runs, or after
 * killing them.
 * @param leave prints a final message and returns the exit code
 * @param graceMs time for the children to end, in ms
 */
export function stopOnSignals(leave: () => number, graceMs = GRACE_MS): void {
  const force = () => {
    for (const child of running) kill(child);
    process.exit(leave());
  };
  const stop = () => {
    if (stoppedAt !== undefined) return Date.now() - stoppedAt > SAME_KEYSTROKE_MS ? force() : undefined;
    stoppedAt = Date.now();
    if (running.size === 0) process.exit(leave());
    for (const child of running) signalGroup(child, 'SIGINT');
    setTimeout(force, graceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * Stops when the parent has ended: npm sends SIGTERM to the shell between itself and this process, which does not pass it on.
 * Only under npm, because a program that a user sends to the background must outlive its shell.
 */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_MS);
  watch.unref();
}

/** Changes of this process's environment; `undefined` removes a variable. */
export type Environment = Record<string, string | undefined>;

type StartOptions<Stdio> = { env?: Environment; cwd?: string; stdio: Stdio };

/** Starts a program in a process group of its own, in the shop's folder or another. */
export function start(
  command: string,
  args: readonly string[],
  options: StartOptions<['ignore', 'pipe', 'pipe']>,
): ChildProcess & { stdout: Readable; stderr: Readable };
export function start(command: string, args: readonly string[], options: StartOptions<StdioOptions>): ChildProcess;
export function start(
  command: string,
  args: readonly string[],
  { env = {}, cwd = root, stdio }: StartOptions<StdioOptions>,
): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

export type RunOptions = {
  env?: Environment;
  cwd?: string;
  /** `live` connects the program to the terminal; its output is not returned. */
  show?: 'live' | 'never';
  timeoutMs?: number;
};

/** Result of a program; its exit code is 1 if it was killed. */
export type Result = { code: number; output: string };

/**
 * Runs a program to its end.
 * @throws {ReportedError} if it cannot be started
 */
export function run(
  command: string,
  args: readonly string[],
  { env, cwd, show = 'never', timeoutMs }: RunOptions = {},
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stdio: StdioOptions = show === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = start(command, args, { env, cwd, stdio });
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => kill(child), timeoutMs);
    const output = collect(child);
    child.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      reject(new ReportedError(`${command} could not be started (${error.code}).`));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: output.text() });
    });
  });
}

/**
 * Runs a JavaScript or TypeScript program with this Node.
 * @param script relative to the shop's folder
 */
export function runNode(script: string, args: readonly string[] = [], options?: RunOptions): Promise<Result> {
  return run(process.execPath, [...nodeArgs(script), ...args], options);
}

/**
 * Node's arguments for a JavaScript or TypeScript program.
 * @param script relative to the shop's folder
 */
export const nodeArgs = (script: string) => (script.endsWith('.ts') ? ['--import', 'tsx', script] : [script]);

/** Collected output of a child; `passOn` prints it here, and all further output. */
export type Output = { text: () => string; passOn: () => void };

/** Collects the output of a child until it is passed on. */
export function collect(child: Pick<ChildProcess, 'stdout' | 'stderr'>): Output {
  const chunks: Buffer[] = [];
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const gather = (chunk: Buffer) => chunks.push(chunk);
  for (const stream of streams) stream.on('data', gather);
  return {
    text: () => Buffer.concat(chunks).toString(),
    passOn: () => {
      process.stdout.write(Buffer.concat(chunks));
      for (const stream of streams) {
        stream.off('data', gather).pipe(stream === child.stderr ? process.stderr : process.stdout, { end: false });
      }
    },
  };
}

/**
 * Returns the error to throw after a program failed: one sentence if the disk is full, otherwise its whole output is printed
 * first.
 * @param sentence printed after the output
 */
export function errorAfter(output: string, sentence?: string): Error {
  if (isDiskFull(output) || isExhausted(root)) return new Error('ENOSPC');
  if (output) process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  return sentence ? new ReportedError(sentence) : new Failed();
}

/** Kills a child and its descendants in any process group. */
export function kill(child: ChildProcess): void {
  // Read before the child is killed: a process that loses its parent is no longer its descendant.
  const started = child.pid === undefined ? [] : descendants(child.pid);
  // The child before its descendants: without them it might end by itself, with code 0.
  signalGroup(child, 'SIGKILL');
  for (const pid of started) signal(pid, 'SIGKILL');
}

function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined) signal(-child.pid, name);
}

/** Sends a signal; an ended process is no error. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Returns the descendants of a process; Linux only. */
export function descendants(pid: number): number[] {
  const children = processTable().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendants(child.pid)]);
}

type Process = { pid: number; parent: number };

function processTable(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid: string): Process[] {
  try {
    // The name in brackets may contain any characters; state and parent follow the last bracket.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [{ pid: Number(pid), parent: Number(parent) }];
  } catch {
    return []; // it ended while the table was read
  }
}
