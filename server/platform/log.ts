import 'server-only';
import { isNativeError } from 'node:util/types';
import pino from 'pino';
import { requestId } from './request-id';

type Level = 'info' | 'warn' | 'error';

/** What pino writes goes where the process's own words go: info to the output, the others to the errors. */
const outlet = {
  /** pino then says before each line what level it has. */
  [Symbol.for('pino.metadata')]: true,
  lastLevel: pino.levels.values.info,
  write(line: string): void {
    const level = pino.levels.labels[this.lastLevel ?? 0];
    const method = level === 'warn' || level === 'error' ? level : 'info';
    console[method](line.trimEnd());
  },
};

const logger = pino({ base: undefined, timestamp: false, formatters: { level: (level) => ({ level }) } }, outlet);

/**
 * Writes one line of JSON about what has happened. Nothing that a person typed or is known by goes in: callers pass
 * codes, statuses and order numbers only. Within a request the line carries its id.
 */
export function log(level: Level, what: string, facts: Record<string, string | number>): void {
  const request = requestId();
  logger[level]({ what, ...facts, at: new Date().toISOString(), ...(request && { request }) });
}

/** What may be written down of a fault: its name, code and frames. Its message may quote what a person typed. */
export function factsOf(fault: unknown): Record<string, string> {
  if (!isNativeError(fault)) return { fault: typeof fault };
  const frames = fault.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    fault: fault.name,
    code: 'code' in fault ? String(fault.code) : '',
    frames: frames.map((frame) => frame.trim()).join(' < '),
  };
}
