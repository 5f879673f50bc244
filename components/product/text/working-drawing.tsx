import { drawingCopy, figureOf, namedFigure } from '@/components/product/copy';
import { ScaleDrawing } from '@/components/ui/scale-drawing';
import { caseFormOf } from '@/data/studio';
import { withShownTexts } from '@/data/watch-texts';
import { type DrawingView, frontView, type MeasureName, sideView } from '@/domain/drawing';
import { mm, arrowPath } from '@/domain/drawing-path';
import { comma } from '@/domain/punctuation';
import { splitSpecificationLine } from '@/domain/stored-watch';
import type { Watch } from '@/domain/watch';

/** Technical drawing of a watch, drawn from its specification (docs/product.md 6.10 to 6.12). */
export function WorkingDrawing({ watch }: { watch: Watch }) {
  const { key, specification } = watch;
  const form = caseFormOf(key);
  const view = (drawn: DrawingView, name: (names: string) => string) => (
    <View
      drawn={drawn}
      name={name(drawn.figures.map(({ of }) => namedFigure(of, specification)).join(comma))}
      figure={(measured) => figureOf(measured, specification)}
    />
  );
  return (
    <section aria-labelledby="drawing" className="mt-10 break-inside-avoid border-t border-ink pt-3">
      <div className="flex flex-wrap justify-between gap-x-6 text-sm">
        <h2 id="drawing">{drawingCopy.title}</h2>
        <p className="text-soft">{drawingCopy.scale}</p>
      </div>
      <div className="drawing-sheet">
        {view(frontView(specification, form), drawingCopy.front)}
        {view(sideView(specification, form), drawingCopy.side)}
        <div className="drawing-note">
          <p>{splitSpecificationLine(withShownTexts(watch).stored.txt16).value}</p>
          <WristRange min={specification.wristMin} max={specification.wristMax} />
        </div>
      </div>
    </section>
  );
}

type ViewProps = { drawn: DrawingView; name: string; figure: (measured: MeasureName) => string };

function View({ drawn, name, figure }: ViewProps) {
  return (
    <ScaleDrawing box={drawn.box} name={name}>
      <path className="stroke-line" d={drawn.guides} />
      {drawn.dotted && <path strokeDasharray="1 3" d={drawn.dotted} />}
      <path d={drawn.case + drawn.arrows} />
      {drawn.fitArrow && <path className="stroke-signal" d={drawn.fitArrow} />}
      {drawn.figures.map(({ of, x, y, turned }) => (
        <text key={of} {...(turned ? { transform: `translate(${mm(x)} ${mm(y)})rotate(90)` } : { x, y })}>
          {figure(of)}
        </text>
      ))}
    </ScaleDrawing>
  );
}

/** Path of the scale: a tick every 10 mm over the range of wrists that straps fit (data/README.md). */
const ticks = `M110 0v3${'m10-3v3'.repeat(15)}M110 0h150`;

/** The wrist sizes that the strap fits, on a scale from 110 to 260 mm. */
function WristRange({ min, max }: { min: number; max: number }) {
  return (
    <>
      <p className="mt-4">{drawingCopy.wrist(min, max)}</p>
      <svg aria-hidden="true" className="drawing" viewBox="109 -8 152 12" width="15em">
        <path className="stroke-line" d={ticks} />
        <path d={arrowPath([min, -4], [max, -4])} />
      </svg>
    </>
  );
}
