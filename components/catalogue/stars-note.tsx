import { starsCopy } from './copy';

/** Note under the cards: their stars are not ratings. */
export function StarsNote() {
  return <p className="mt-8 text-sm text-soft">{starsCopy}</p>;
}
