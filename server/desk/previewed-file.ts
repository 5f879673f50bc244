import 'server-only';
import { accept, reject, type Result } from '@/domain/result';

/** Why a file is not imported: its preview was not shown, shows something else by now, or shows no change. */
export type ImportCode = 'preview' | 'plan-changed' | 'nothing-to-change';

/**
 * Accepts a file whose present preview an owner has seen.
 *
 * @param shown fields of the form from the preview; undefined if none was shown
 * @param changes number of changes in the preview
 */
export function requireShown(
  shown: string | undefined,
  preview: { shown: string },
  changes: number,
): Result<void, ImportCode> {
  if (shown === undefined) return reject({ code: 'preview' });
  if (shown !== preview.shown) return reject({ code: 'plan-changed' });
  if (changes === 0) return reject({ code: 'nothing-to-change' });
  return accept(undefined);
}
