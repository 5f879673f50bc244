import 'server-only';
import { isNativeError } from 'node:util/types';

/**
 * Writes one line of JSON about what has happened. Nothing that a person typed or is known by goes in: callers pass
 * codes, statuses and order numbers only.
 */
export function log(level: 'info' | 'warn' | 'error', what: string, facts: Record<string, string | number>): void {
  console[level](JSON.stringify({ at: new Date().toISOString(), level, what, ...facts }));
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
