import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode } from './reported-error';

/** Link to the build that was made or reused last, relative to the root. */
export const CURRENT = join('.next', 'current');

/** Folder in a build with a file for each process that serves it, named by its process id. */
const SERVED = 'served-by';

/**
 * Records until exit that this process serves a build. A read-only release records nothing: no later build could delete it.
 */
export function noteServing(build: string): void {
  const note = join(build, SERVED, String(process.pid));
  try {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, '');
  } catch {
    return;
  }
  process.once('exit', () => rmSync(note, { force: true }));
}

/** True while a process serves this build. */
export function isServed(build: string): boolean {
  const notes = join(build, SERVED);
  return existsSync(notes) && readdirSync(notes).some((pid) => isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Folder of the builds of further languages in an English build. */
const LANGUAGES = 'languages';

/** Folder of the build of a further language. */
export const languageFolder = (build: string, code: string): string => join(build, LANGUAGES, code);

/** Bundle of `server/in-language.ts` in the build of each language, if there are several. */
export const LANGUAGE_MODULE = 'in-language.js';

/** Codes of the further languages of a build. */
export function furtherLanguagesOf(build: string): string[] {
  const folder = join(build, LANGUAGES);
  return existsSync(folder) ? readdirSync(folder) : [];
}
