import { starsCopy } from './copy';

/** Under cards: what their stars are not. */
export function StarsNote() {
  return <p className="mt-8 text-sm text-soft">{starsCopy}</p>;
}
