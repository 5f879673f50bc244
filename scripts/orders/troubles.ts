import { troubles } from '@/server/owner/troubles';
import { type Command } from './command';

export const troublesCommand: Command = {
  name: 'troubles',
  usage: [''],
  run: (db, args) => (args.length > 0 ? undefined : troubles(db, new Date()).then(textOf)),
};

/** A line each. */
function textOf(found: Awaited<ReturnType<typeof troubles>>): string {
  if (found.length === 0) return 'No troubles.';
  return found.map(({ since, cause, text }) => `${since.slice(0, 16)}Z  ${cause}\n  ${text}`).join('\n');
}
