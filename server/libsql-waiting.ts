import 'server-only';
import { type Client, LibsqlError } from '@libsql/client';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does it as soon as no other process holds the file. libsql leaves a statement that was refused for that half-open, and
 * then nothing on its connection can be committed; so each try has a connection of its own.
 *
 * @throws {LibsqlError} SQLITE_BUSY after `busyMs`.
 */
export async function whenFree<Result>(client: Client, busyMs: number, work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + busyMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LibsqlError && error.code === 'SQLITE_BUSY') || client.closed) throw error;
      await client.reconnect();
      if (Date.now() > giveUpAt) throw error;
      await delay(5 + Math.random() * 20);
    }
  }
}

/** First come, first served. */
export class Turns {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.#taken) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#taken = true;
  }

  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
