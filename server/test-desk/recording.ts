import 'server-only';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { processWide } from '@/domain/process-wide';
import { type RecordedEvent, type Recording, testDesk } from '@/domain/test-desk';
import { newToken } from '@/server/platform/tokens';
import { changePages } from './state';

/** Most events of a recording. */
const MAX_EVENTS = 5000;

/** Longest time that writing a spec takes, in ms. */
const WRITING_MS = 60_000;

/** Largest spec, in bytes; Node's default of 1 MiB is less than a recording of MAX_EVENTS needs. */
const MAX_SPEC = 64 * 1024 * 1024;

type Notes = { before: RecordedEvent[]; recording?: { title: string; requirements: string; events: RecordedEvent[] } };

const notes = processWide('recording', (): Notes => ({ before: [] }));

/** Notes an action of the desk, which a recorded test repeats. A reset forgets the earlier ones, unless it is part of the recording. */
export function noteAction(action: string, body: unknown, answer: unknown): void {
  const { before, recording } = notes;
  if (action === 'reset' && !recording) before.length = 0;
  else (recording?.events ?? before).push({ kind: 'desk', action, body, answer, at: machineNow() });
}

/** Starts a recording of the user's steps. From now on pages contain the recorder. */
export function startRecording(title: string, requirements: string): void {
  notes.recording = { title, requirements, events: [] };
  testDesk.recording = newToken();
  changePages();
}

/** Adds events of the recorder; false if nothing is being recorded. */
export function addEvents(events: readonly RecordedEvent[]): boolean {
  const { recording } = notes;
  if (!recording || recording.events.length + events.length > MAX_EVENTS) return false;
  recording.events.push(...events);
  return true;
}

/** Returns the recording under way. */
export function currentRecording(): Recording | undefined {
  const { before, recording } = notes;
  return recording && { ...recording, before, events: recording.events.toSorted((one, other) => one.at - other.at) };
}

/**
 * Ends the recording and returns its Playwright spec; undefined if nothing was recorded. Without a spec the recording goes
 * on, so that nothing is lost.
 *
 * @throws {Error} with the reason if no spec can be written
 */
export async function stopRecording(): Promise<string | undefined> {
  const { recording } = notes;
  const recorded = currentRecording();
  const spec = recorded && (await writeSpec(recorded));
  // During the writing another one may have begun.
  if (notes.recording === recording) {
    delete notes.recording;
    delete testDesk.recording;
    changePages();
  }
  return spec;
}

/** Runs the writer of specs (`tools/record`), which knows the page objects of the tests. */
function writeSpec(recording: Recording): Promise<string> {
  const root = process.cwd();
  const program = [join(root, 'scripts', 'run.cjs'), join(root, 'tools', 'record', 'record.ts')];
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      program,
      { timeout: WRITING_MS, maxBuffer: MAX_SPEC },
      (error, stdout, stderr) =>
        error ? reject(new Error(`No spec was written: ${stderr.trim() || error.message}`)) : resolve(stdout),
    );
    // A writer that ends before it has read everything breaks the pipe. The callback above has the reason.
    child.stdin?.on('error', () => {}).end(JSON.stringify(recording));
  });
}

// eslint-disable-next-line no-restricted-syntax -- the recorder's events have the time of the person's machine
const machineNow = () => Date.now();
