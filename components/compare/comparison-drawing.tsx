import { ScaleDrawing } from '@/components/ui/scale-drawing';
import { compareCopy, joined } from './copy';
import { caseFormOf } from '@/data/studio';
import { overlayFronts, type Overlay, overlaySides } from '@/domain/drawing-overlay';
import type { Watch } from '@/domain/watch';

/** Values of `stroke-dasharray` for the outlines of the first to fourth watch. */
const dashes = [undefined, '8 4', '2 3', '10 3 2 3'] as const;
/** Colors of the outlines, and of the letters, of the first to fourth watch. */
const strokes = ['stroke-ink', 'stroke-signal', 'stroke-valid', 'stroke-gold'] as const;
const fills = ['fill-ink', 'fill-signal', 'fill-valid', 'fill-gold'] as const;
const letters = ['A', 'B', 'C', 'D'] as const;

/** Outlines of the watches over one another at one scale, each with its own colour and dash pattern (docs/product.md 23.2). */
export function ComparisonDrawing({ watches }: { watches: readonly Watch[] }) {
  const laid = watches.map(({ key, specification }) => ({ measures: specification, form: caseFormOf(key) }));
  const names = joined(watches.map(({ fullName }, index) => `${letters[index]} ${fullName}`));
  return (
    <section aria-labelledby="at-one-scale" className="border-t border-ink pt-3">
      <h2 id="at-one-scale" className="text-sm">
        {compareCopy.drawing}
      </h2>
      <div className="drawing-sheet">
        <Outlines overlay={overlayFronts(laid)} name={compareCopy.front(names)} />
        <Outlines overlay={overlaySides(laid)} name={compareCopy.side(names)} />
        <ul className="min-w-0 flex-1 basis-60 space-y-3 text-base">
          {watches.map(({ key, fullName, specification: { caseDiameter, lugToLug, thickness } }, index) => (
            <li key={key} className="flex gap-3">
              <span className="w-4 shrink-0 font-bold">{letters[index]}</span>
              <svg aria-hidden="true" viewBox="0 0 48 2" className="mt-2.5 w-12 shrink-0 self-start">
                <path className={strokes[index]} d="M0 1H48" strokeDasharray={dashes[index]} />
              </svg>
              <span>
                <span className="block font-semibold">{fullName}</span>
                <span className="block text-sm text-soft tabular-nums">
                  {compareCopy.outline(caseDiameter, lugToLug, thickness)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Outlines({ overlay: { box, outlines }, name }: { overlay: Overlay; name: string }) {
  return (
    <ScaleDrawing box={box} name={name}>
      {outlines.map(({ path, shift }, index) => (
        <path
          key={index}
          d={path}
          className={`${strokes[index]} fill-none`}
          strokeDasharray={dashes[index]}
          transform={`translate(${shift})`}
        />
      ))}
      {outlines.map(({ letter: [x, y] }, index) => (
        <text key={index} x={x} y={y} className={`${fills[index]} stroke-none`}>
          {letters[index]}
        </text>
      ))}
    </ScaleDrawing>
  );
}
