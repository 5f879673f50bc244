import 'server-only';
import { type Client, LibsqlError } from '@libsql/client/sqlite3';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Retries work while another process locks the file. Each attempt has a new connection: libsql leaves a statement that
 * failed with SQLITE_BUSY half-open, and then its connection cannot commit.
 *
 * @throws {LibsqlError} SQLITE_BUSY after `busyMs`.
 */
export async function retryWhileBusy<Result>(
  client: Client,
  busyMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + busyMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LibsqlError && error.code === 'SQLITE_BUSY') || client.closed) throw error;
      await client.reconnect();
      if (performance.now() > deadline) throw error;
      await delay(5 + Math.random() * 20);
    }
  }
}

/** A first-in, first-out lock with a timeout, so that no caller waits forever behind one that waits for the file. */
export class FifoLock {
  #taken = false;
  readonly #waiting = new Set<() => void>();

  /** @throws {LibsqlError} SQLITE_BUSY after `timeoutMs`. */
  async take(timeoutMs: number): Promise<void> {
    if (this.#taken) await this.#wait(timeoutMs);
    this.#taken = true;
  }

  give(): void {
    const [next] = this.#waiting;
    if (next) next();
    else this.#taken = false;
  }

  #wait(timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const granted = () => {
        clearTimeout(timer);
        this.#waiting.delete(granted);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(granted);
        reject(new LibsqlError('Too many statements wait for the file.', 'SQLITE_BUSY'));
      }, timeoutMs);
      this.#waiting.add(granted);
    });
  }
}
