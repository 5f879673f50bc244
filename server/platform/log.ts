import 'server-only';
import { isNativeError } from 'node:util/types';
import pino from 'pino';
import { requestId } from './request-id';

type Level = 'info' | 'warn' | 'error';

/** pino writes to the console: info to stdout, other levels to stderr. */
const destination = {
  /** Makes pino set the level of each line before it writes. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: pino.levels.values.info,
  write(line: string): void {
    const level = pino.levels.labels[this.lastLevel ?? 0];
    const method = level === 'warn' || level === 'error' ? level : 'info';
    console[method](line.trimEnd());
  },
};

const logger = pino({ base: undefined, timestamp: false, formatters: { level: (level) => ({ level }) } }, destination);

/**
 * Writes one line of JSON about an event, with the current request's id. Callers pass only codes, statuses and order
 * numbers, never personal data.
 */
export function log(level: Level, what: string, fields: Record<string, string | number>): void {
  const request = requestId();
  // eslint-disable-next-line no-restricted-syntax -- logs have the machine's time, so that they can be compared with other logs of the machine
  logger[level]({ what, ...fields, at: new Date().toISOString(), ...(request && { request }) });
}

/** Returns the loggable parts of an error: name, code and frames. Its message may quote user input. */
export function errorFields(error: unknown): Record<string, string> {
  if (!isNativeError(error)) return { error: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : '',
    frames: frames.map((frame) => frame.trim()).join(' < '),
  };
}
