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

/** First come, first served, and nobody waits for ever behind one who waits for the file himself. */
export class Turns {
  #taken = false;
  readonly #waiting = new Set<() => void>();

  /** @throws {LibsqlError} SQLITE_BUSY after `patienceMs`. */
  async take(patienceMs: number): Promise<void> {
    if (this.#taken) await this.#wait(patienceMs);
    this.#taken = true;
  }

  give(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#taken = false;
  }

  #wait(patienceMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        this.#waiting.delete(called);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(called);
        reject(new LibsqlError('Too many wait for the file.', 'SQLITE_BUSY'));
      }, patienceMs);
      this.#waiting.add(called);
    });
  }
}
