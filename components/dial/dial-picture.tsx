import type { CSSProperties, ReactNode } from 'react';
import type { PartPositions } from '@/domain/dial/dial';
import { type ReadableDial, isMoving, type Layer, type MovingLayer, frameForAngle } from '@/domain/dial/layers';

/** Shadow offset (right, down) and blur, in mm for each mm of a part's height over the dial. Matches the studio's key light. */
const [slope, blur] = [[0.66, 1.15], 0.24] as const;

type DialPictureProps = { dial: ReadableDial; stands: PartPositions };

/** A dial in layers, exactly over the photograph of it (docs/product.md 32.1). What it shows is said by the reading. */
export function DialPicture({ dial, stands }: DialPictureProps) {
  return (
    <div aria-hidden="true" className="dial-layers">
      <div>
        {dial.layers.map((layer, index) =>
          isMoving(layer) ? (
            <MovingPart key={index} layer={layer} dial={dial} stands={stands} />
          ) : (
            <img key={index} src={layer.src} alt="" style={boxOf(layer, dial)} />
          ),
        )}
      </div>
    </div>
  );
}

function MovingPart({ layer, dial, stands }: DialPictureProps & { layer: MovingLayer }) {
  const [x, y, width, height] = layer.box ?? [0, 0, ...dial.size];
  const [axleX, axleY] = layer.axle ?? [x + width / 2, y + height / 2];
  const value = stands[layer.name] ?? 0;
  const carrier = dial.layers.find(({ name }) => name !== undefined && name === layer.on);
  const carried = (carrier?.name !== undefined && stands[carrier.name]) || 0;
  const views = layer.views ?? 1;
  const isFigure = layer.drive && 'of' in layer.drive && layer.drive.of === 'view';
  const view = isFigure ? value : frameForAngle(views, value + carried);
  const part = (
    <i
      data-part={layer.name}
      style={{
        ...boxOf(layer, dial),
        backgroundImage: `url("${layer.src}")`,
        backgroundSize: `${views * 100}% 100%`,
        backgroundPosition: `${views > 1 ? (view / (views - 1)) * 100 : 0}% 0`,
        transformOrigin: `${share(axleX - x, width)} ${share(axleY - y, height)}`,
        transform: isFigure ? undefined : turn(value, layer.squash),
      }}
    />
  );
  return (
    <div style={shadowOf(layer, dial)}>
      {carrier ? (
        <Riding on={carrier} dial={dial} by={carried}>
          {part}
        </Riding>
      ) : (
        part
      )}
    </div>
  );
}

/** What a part that turns carries along. */
function Riding({ on, dial, by, children }: { on: Layer; dial: ReadableDial; by: number; children: ReactNode }) {
  const [width, height] = dial.size;
  const [x, y] = on.axle ?? [width / 2, height / 2];
  const style = { transformOrigin: `${share(x, width)} ${share(y, height)}`, transform: turn(by, on.squash) };
  return <div style={style}>{children}</div>;
}

const share = (px: number, of: number) => `${(px / of) * 100}%`;

/** The camera looks at the dial a little from below: a circle is seen as an ellipse, and a turn goes along it. */
const turn = (degrees: number, squash = 1) => `scaleY(${squash}) rotate(${degrees}deg) scaleY(${1 / squash})`;

function boxOf({ box }: Layer, { size: [width, height] }: ReadableDial): CSSProperties {
  const [x, y, w, h] = box ?? [0, 0, width, height];
  return { left: share(x, width), top: share(y, height), width: share(w, width), height: share(h, height) };
}

/** Where a part's shadow falls, in hundredths of the picture's width; it does not turn with the part. */
function shadowOf({ rise = 0 }: Layer, { pxPerMm, size: [width] }: ReadableDial): CSSProperties {
  const cqw = (mm: number) => `${((mm * pxPerMm) / width) * 100}cqw`;
  if (rise <= leastRise) return {};
  return {
    filter: `drop-shadow(${cqw(rise * slope[0])} ${cqw(rise * slope[1])} ${cqw(rise * blur)} var(--shadow))`,
  };
}

/** In mm: what lies flatter, such as print, throws no shadow. */
const leastRise = 0.05;
