import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onEachEngine, onSqlite } from '@/server/testing/engines';

const root = join(__dirname, '..', '..');

/** Longest time until a shop responds, in ms: two start at once on a busy machine. */
const OPENING_MS = 60_000;

/** Settings of a shop in chaos tests. They override the environment. */
const SETTINGS = {
  NODE_ENV: 'production',
  ALLOW_TEST_PAYMENT: '1',
  // Each shopper has an address of its own. Otherwise all would share one rate limit.
  TRUSTED_PROXIES: '1',
  NEXT_TELEMETRY_DISABLED: '1',
} as const;

/** One process of the built shop, as `npm start` runs it. It can be killed, terminated and restarted. */
export class ShopProcess {
  readonly url: string;
  /** Output of all its processes, line by line. */
  readonly output: string[] = [];
  readonly #port: number;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;

  private constructor(port: number, settings: Record<string, string>) {
    this.#port = port;
    this.#settings = settings;
    this.url = `http://localhost:${port}`;
  }

  /** Starts a shop on a free port. @param settings variables of `.env.example`. */
  static async open(settings: Record<string, string>): Promise<ShopProcess> {
    const shop = new ShopProcess(await freePort(), settings);
    await shop.start();
    return shop;
  }

  /** Starts the process if it is not running, and waits until it responds. */
  async start(): Promise<void> {
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...SETTINGS, ...this.#settings };
    const child = spawn(process.execPath, ['.next/current/serve.js'], {
      cwd: root,
      env: { ...env, PORT: String(this.#port) },
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => this.output.push(...text.split('\n').filter(Boolean)));
    }
    const deadline = Date.now() + OPENING_MS;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`The shop did not start:\n${this.output.join('\n')}`);
      await delay(50);
    }
  }

  /** Closes the read ends of its stdout and stderr. */
  closeOutput(): void {
    this.#child?.stdout?.destroy();
    this.#child?.stderr?.destroy();
  }

  /** Kills it with SIGKILL, like a machine failure. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Terminates it with SIGTERM. @returns the duration in ms and the exit code. */
  async terminate(): Promise<{ tookMs: number; code: number | null }> {
    const began = Date.now();
    const code = await this.#end('SIGTERM');
    return { tookMs: Date.now() - began, code };
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }

  async #answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.url}/api/watches?keys=xerix/1`, { signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false;
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Both engines in `npm run chaos`; SQLite only in `npm test`, which sets no CHAOS_SECONDS. */
export const onEngines = process.env.CHAOS_SECONDS === undefined ? onSqlite : onEachEngine;

/**
 * Kills and restarts a shop at random times.
 *
 * @param pauseMs longest life after a start.
 * @returns the number of kills.
 */
export async function killAtRandom(shop: ShopProcess, isOver: () => boolean, pauseMs: number): Promise<number> {
  let kills = 0;
  for (;;) {
    await delay(Math.random() * pauseMs);
    if (isOver()) return kills;
    await shop.kill();
    kills += 1;
    await shop.start();
  }
}
