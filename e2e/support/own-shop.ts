import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/runtime/port';
import { currentBuild, takeHashedFiles } from '@/tools/build/builds';
import { MAKER } from '@/tools/pictures/picture-folder';
import { mailsIn } from './mails';
import { askRecords } from './records';

/** What a build writes as text, and names hashed files or itself in. */
const text = /\.(?:html|rsc|js|json|meta|body|css|txt)$|BUILD_ID$/;

/**
 * Makes another build out of the one that is tested, as a deploy would bring it: of another name, with all scripts and styles under
 * other names, and with those of the build before taken along.
 * @returns its folder
 */
function makeSecondBuild(): string {
  const first = currentBuild('.');
  const folder = join('.next', `second-${randomUUID()}`);
  cpSync(first, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/(?:precompressed|odd-hours-build)$|served-by|route-cache|\.map$/.test(path),
  });
  const name = readFileSync(join(first, 'BUILD_ID'), 'utf8');
  const chunks = join(folder, 'static', 'chunks');
  const hashed = new Set(readdirSync(chunks));
  const named = new RegExp(`${name}|[\\w~-]+\\.(?:js|css)`, 'g');
  const other = (found: string) => (found === name ? `${name}-second` : hashed.has(found) ? `second-${found}` : found);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && text.test(entry.name)) {
      const file = join(entry.parentPath, entry.name);
      writeFileSync(file, readFileSync(file, 'utf8').replace(named, other));
    }
  }
  for (const file of hashed) renameSync(join(chunks, file), join(chunks, other(file)));
  renameSync(join(folder, 'static', name), join(folder, 'static', other(name)));
  takeHashedFiles(folder, [first], Date.now());
  return folder;
}

/** Another build than the one that is tested, made when it is first asked for. */
export class SecondBuild {
  #folder: string | undefined;

  folder(): string {
    return (this.#folder ??= makeSecondBuild());
  }

  remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true });
  }
}

/** A shop of a test's own, at an address that stays while its build and its settings change. */
export class OwnShop {
  readonly url: string;
  readonly #port: number;
  readonly #records: string;
  readonly #mails: string;
  #settings: Record<string, string> = {};
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    const name = `own-${randomUUID()}`;
    this.#port = port;
    this.#records = `file:.cache/e2e/${name}.db`;
    this.#mails = `.cache/e2e/${name}-mail`;
    this.url = `http://localhost:${port}`;
  }

  /** Finds it an address; it is closed. */
  static async prepare(): Promise<OwnShop> {
    return new OwnShop(await findFreePort());
  }

  /** Serves this build, in the place of the one before, with these settings or those that it had. */
  async serve(build: string, settings = this.#settings): Promise<void> {
    await this.close();
    this.#settings = settings;
    const child = spawn(process.execPath, [join(build, 'serve.js')], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        PICTURE_MAKER: MAKER,
        DATABASE_URL: this.#records,
        MAIL_DIR: this.#mails,
        ALLOW_TEST_PAYMENT: '1',
        TRUSTED_PROXIES: '1',
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (said: Buffer) => void (String(said).includes('Odd Hours is open') && resolve()));
    });
  }

  /** What one of the owner's commands says of its records, `troubles`. */
  askOwner(...args: string[]): Promise<string> {
    return askRecords(this.#records, args);
  }

  /** The mails to an address as they would go out. */
  mailsTo(address: string): Promise<string[]> {
    return mailsIn(this.#mails, address);
  }

  /** Lets the shop take connections, and say nothing. */
  fallSilent(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Ends the shop: whoever asks finds nobody. */
  async close(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
