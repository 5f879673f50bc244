// Finds a Chromium for the browser tests, and installs one if none is found.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { errorAfter, isStopping, runNode } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';
import { ReportedError } from '@/domain/reported-error';
import { Failed } from '@/runtime/reported-error';
import { isDiskFull } from '@/runtime/disk';

/** Debian's headless browser, in which a test needs half the CPU time. */
const SHELLS = ['chromium-headless-shell'];
/** Debian and its relatives, Fedora, Arch, and Google's own package. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const USUAL_FOLDERS = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

/** Font packages with which the snapshots were drawn (docs/decisions/0033-end-to-end-tests.md). */
const FONT_PACKAGES = ['fonts-liberation', 'fonts-dejavu-core'];

/** Timeout of a download, in ms. */
const DOWNLOAD_MS = 60_000;
const LAUNCH_MS = 20_000;

/**
 * Returns a browser for the tests that starts, so its libraries are complete.
 * @returns the program, or null for Playwright's own
 * @throws {ReportedError} if there is none and none can be installed
 */
export async function findBrowser(): Promise<string | null> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new ReportedError(`CHROMIUM_PATH names ${chosen}, which does not start as a Chromium. Correct or unset it.`);
  }
  const found = (await playwrightsOwn()) ?? (await installed([...SHELLS, ...NAMES]));
  if (found !== undefined) return found;
  console.error('Getting a browser for the tests (once)…');
  await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'], { timeoutMs: DOWNLOAD_MS });
  const downloaded = await playwrightsOwn();
  if (downloaded !== undefined) return downloaded;
  return fromDebian();
}

/** Null if Playwright's own browser starts. */
async function playwrightsOwn(): Promise<null | undefined> {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) && (await starts()) ? null : undefined;
}

/**
 * Returns a full browser of this machine with a back-forward cache, which headless browsers lack.
 * @returns undefined for Playwright's own
 */
export const findWholeBrowser = () => installed(NAMES);

/** Returns the first Chromium of this machine that starts. */
async function installed(names: readonly string[]): Promise<string | undefined> {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS].filter(Boolean);
  const programs = names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
  for (const program of new Set(programs)) {
    if (await starts(program)) return program;
  }
  return undefined;
}

async function fromDebian(): Promise<string> {
  const output = await installDebianPackages(['chromium', 'chromium-headless-shell', ...FONT_PACKAGES]);
  const found = await installed([...SHELLS, ...NAMES]);
  if (found !== undefined) return found;
  if (isStopping()) throw new Failed();
  throw errorAfter(
    output,
    'The tests need a Chromium: install one (Debian: apt install chromium chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

/** @param executablePath by default Playwright's own */
async function starts(executablePath?: string): Promise<boolean> {
  const { chromium } = await import('@playwright/test');
  const leaveSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  try {
    const browser = await chromium.launch({ executablePath, timeout: LAUNCH_MS, ...leaveSignals });
    await browser.close();
    return true;
  } catch (error) {
    if (isDiskFull(error)) throw error;
    return false;
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
