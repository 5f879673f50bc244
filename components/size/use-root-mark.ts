import { useEffect } from 'react';
import { mark } from '@/browser/root-marks';

/** Keeps a mark of the root element equal to what is kept, once that is known (docs/decisions/0043-marks-on-the-root.md). */
export function useRootMark(key: Parameters<typeof mark>[0], kept: unknown): void {
  useEffect(() => {
    if (kept !== undefined) mark(key, kept !== null);
  }, [key, kept]);
}
