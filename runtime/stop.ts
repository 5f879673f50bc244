import { channel } from 'node:diagnostics_channel';
import { type Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ReportedError } from '@/domain/reported-error';

/** Default of STOP_SECONDS: the time that a page waits for a response (docs/product.md 18.1). */
const DEFAULT_SECONDS = 20;
const MAX_SECONDS = 300;

/** Maximum time until a stopping shop has exited, for any setting, in ms. */
export const LONGEST_STOP_MS = (MAX_SECONDS + 10) * 1000;

/** Time for Next to end after the last request, in ms. */
const NEXT_MS = 2000;

/** Interval at which idle connections are closed during a stop, in ms. */
const POLL_MS = 100;

/** Message on the diagnostics channel `odd-hours:stop`: a subscriber adds promises that must settle before the exit. */
export type StopMessage = { readonly waitFor: Promise<unknown>[] };

/**
 * Parses STOP_SECONDS.
 * @returns ms
 * @throws {ReportedError} if it is not a whole number from 1 to 300
 */
export function stopMs(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_SECONDS * 1000;
  const seconds = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= MAX_SECONDS) return seconds * 1000;
  throw new ReportedError(`STOP_SECONDS must be a whole number from 1 to ${MAX_SECONDS}, not "${text}".`);
}

/** Signals that ask the process to stop. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Exits at once on a signal: a shop that is still starting has no request or job to finish (docs/product.md 19.14). The first process of
 * a container would ignore a signal without a handler.
 * @param codeOf the exit code after a signal
 * @returns a function that removes the handlers
 */
export function exitOnSignals(codeOf: (signal: NodeJS.Signals) => number = () => 0): () => void {
  const exit = (signal: NodeJS.Signals) => process.exit(codeOf(signal));
  for (const signal of SIGNALS) process.on(signal, exit);
  return () => {
    for (const signal of SIGNALS) process.off(signal, exit);
  };
}

type Running = {
  /** Stops accepting connections; resolves when the open ones have ended. */
  readonly close: () => Promise<unknown>;
  readonly closeNext: () => Promise<unknown>;
  /** Maximum time for running responses and jobs, in ms. */
  readonly graceMs: number;
};

/**
 * Exits on a signal (docs/product.md 19.10): stops accepting connections, waits for running responses and jobs, then
 * exits, after `graceMs` at the latest.
 */
export function stopOnSignals(server: Server, { close, closeNext, graceMs }: Running): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    // A request on an open connection is still served, with `Connection: close`.
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    const idle = setInterval(() => server.closeIdleConnections(), POLL_MS);
    const message: StopMessage = { waitFor: [] };
    channel('odd-hours:stop').publish(message);
    await Promise.race([Promise.all([close(), ...message.waitFor]), delay(graceMs)]);
    clearInterval(idle);
    server.closeAllConnections();
    await Promise.race([closeNext(), delay(NEXT_MS)]);
    process.exit(0);
  };
  for (const signal of SIGNALS) process.on(signal, () => void stop());
}
