import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '@/runtime/port';
import { currentBuild, takeHashedFiles } from '@/tools/build/builds';
import { MAKER } from '@/tools/pictures/picture-folder';
import { mailsIn } from './mails';
import { deskOwner, runCommandOn } from './database';

/** Build files that contain the build id or names of hashed files. */
const text = /\.(?:html|rsc|js|json|meta|body|css|txt)$|BUILD_ID$/;

/**
 * Copies the current build under another build id, with all scripts and styles renamed, as a deploy would.
 * The copy also contains the hashed files of the first build.
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

/** A second build, created on first use. */
export class SecondBuild {
  #folder: string | undefined;

  folder(): string {
    return (this.#folder ??= makeSecondBuild());
  }

  remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true });
  }
}

/** A shop process for one test. Its port stays when its build or settings change. */
export class ShopProcess {
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

  /** Reserves a port without starting the shop. */
  static async prepare(): Promise<ShopProcess> {
    return new ShopProcess(await findFreePort());
  }

  /** Restarts the shop with this build. @param settings environment variables; the previous ones by default */
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
        TEST_DESK: '1',
        OWNERS: deskOwner,
        NODE_ENV: 'production',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (output: Buffer) => void (String(output).includes('Odd Hours is open') && resolve()));
    });
  }

  /** Output of an owner's command, such as `alerts`, on this shop's database. */
  runOwnerCommand(...args: string[]): Promise<string> {
    return runCommandOn(this.#records, args);
  }

  /** The emails to an address as sent. */
  mailsTo(address: string): Promise<string[]> {
    return mailsIn(this.#mails, address);
  }

  /** Suspends the process: it accepts connections and sends no response. */
  suspend(): void {
    this.#process?.kill('SIGSTOP');
  }

  /** Stops the process: connections are refused. */
  async close(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
