import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { isDiskFull, isExhausted } from '../../runtime/disk.mjs';
import { Failed, Fault } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';

/** How long a program gets to end after it was asked to, in milliseconds. */
const GRACE_MS = 10_000;

/** npm and the terminal both deliver one Ctrl-C: what follows this soon is the same one, in milliseconds. */
const SAME_KEYSTROKE_MS = 400;

/** How often to look whether the parent is still there, in milliseconds. */
const PARENT_MS = 500;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** When the person first asked to stop, in milliseconds since 1970. */
let stoppedAt;

/** Whether Ctrl-C (or another signal to stop) has arrived. */
export function isStopping() {
  return stoppedAt !== undefined;
}

/**
 * Ends the children on Ctrl-C and its like: at once for a second Ctrl-C or after a while, politely before. The promise
 * of the child that ended settles as usual; only where no child runs, and after force, does the program leave itself.
 * @param {() => number} leave what remains to be said; returns the exit code
 * @param {number} [graceMs] how long the children get to end, in milliseconds
 */
export function stopOnSignals(leave, graceMs = GRACE_MS) {
  const force = () => {
    for (const child of running) kill(child);
    process.exit(leave());
  };
  const stop = () => {
    if (isStopping()) return Date.now() - stoppedAt > SAME_KEYSTROKE_MS ? force() : undefined;
    stoppedAt = Date.now();
    if (running.size === 0) process.exit(leave());
    for (const child of running) signalGroup(child, 'SIGINT');
    setTimeout(force, graceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/**
 * Stops when the parent is gone: npm hands a SIGTERM to the shell between itself and us, which dies without telling.
 * Only under npm, where nothing else ends the parent; a program sent to the background by hand outlives its shell.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, PARENT_MS);
  watch.unref();
}

/**
 * Starts a program in a process group of its own, in the shop's folder or another.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, stdio: import('node:child_process').StdioOptions }} options
 */
export function start(command, args, { env = {}, cwd = root, stdio }) {
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

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, show?: 'live' | 'never', timeoutMs?: number }} [options] `live` hands the terminal
 *   over to the program, so that its output is not returned
 * @returns {Promise<{ code: number, output: string }>} 1 for a program that was killed
 * @throws {Fault} when it cannot be started
 */
export function run(command, args, { env, cwd, show = 'never', timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = show === 'live' ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = start(command, args, { env, cwd, stdio });
    const timer = timeoutMs && setTimeout(() => kill(child), timeoutMs);
    const output = collect(child);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new Fault(`${command} could not be started (${error.code}).`));
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: code ?? 1, output: output.text() });
    });
  });
}

/**
 * Runs a JavaScript or TypeScript program with this Node.
 * @param {string} script relative to the shop's folder
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNode(script, args = [], options) {
  return run(process.execPath, [...nodeArgs(script), ...args], options);
}

/**
 * Node's arguments for a JavaScript or TypeScript program.
 * @param {string} script relative to the shop's folder
 */
export const nodeArgs = (script) => (script.endsWith('.ts') ? ['--import', 'tsx', script] : [script]);

/**
 * Gathers what a child prints.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {{ text: () => string, passOn: () => void }} what it printed so far; and an end to the gathering, which hands
 *   on what was gathered and all that it prints from then on
 */
export function collect(child) {
  const chunks = [];
  const streams = [child.stdout, child.stderr].filter(Boolean);
  const gather = (chunk) => chunks.push(chunk);
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
 * The error to throw after a program has failed: one sentence if the disk is full, otherwise its whole output is shown
 * first.
 * @param {string} output
 * @param {string} [sentence] said after the output
 */
export function faultAfter(output, sentence) {
  if (isDiskFull(output) || isExhausted(root)) return new Error('ENOSPC');
  if (output) process.stderr.write(output.endsWith('\n') ? output : `${output}\n`);
  return sentence ? new Fault(sentence) : new Failed();
}

/** Kills a child and everything it started, in whatever group. */
export function kill(child) {
  const started = descendants(child.pid); // asked before: whoever loses its parent is nobody's descendant
  signalGroup(child, 'SIGKILL'); // first, or it might end by itself, with code 0, for want of what it waits for
  for (const pid of started) signal(pid, 'SIGKILL');
}

function signalGroup(child, name) {
  if (child.pid !== undefined) signal(-child.pid, name);
}

/** Sends a signal; a process that is gone already is no error. */
function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * The processes below a process, as far as the system tells (Linux does).
 * @param {number} pid
 * @returns {number[]}
 */
export function descendants(pid) {
  const children = processTable().filter(({ parent }) => parent === pid);
  return children.flatMap((child) => [child.pid, ...descendants(child.pid)]);
}

function processTable() {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess);
  } catch {
    return [];
  }
}

function readProcess(pid) {
  try {
    // The name, in brackets, may hold anything; state and parent follow the last bracket.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return [{ pid: Number(pid), parent: Number(parent) }];
  } catch {
    return []; // ended meanwhile
  }
}
