import { shortLineWords } from './copy';

/** Says that a line asks for more than there is; it stands on the line of the price, so that nothing moves. */
export function ShortNote({ left, quantity }: { left: number | undefined; quantity: number }) {
  if (left === undefined || left >= quantity) return null;
  return (
    <strong className="ml-3 font-semibold text-signal">
      {left === 0 ? shortLineWords.soldOut : shortLineWords.fewLeft(left)}
    </strong>
  );
}
