import type { CSSProperties, ReactNode } from 'react';
import type { PartPositions } from '@/domain/dial/dial';
import { type ReadableDial, isMoving, type Layer, type MovingLayer, frameForAngle } from '@/domain/dial/layers';

/** Shadow offset (right, down) and blur, in mm per mm of a part's height over the dial. They match the studio's key light. */
const [slope, blur] = [[0.66, 1.15], 0.24] as const;

type DialPictureProps = { dial: ReadableDial; positions: PartPositions };

/** A dial as layers, exactly over its photograph (docs/product.md 32.1). Hidden from screen readers: the reading is its text. */
export function DialPicture({ dial, positions }: DialPictureProps) {
  return (
    <div aria-hidden="true" className="dial-layers">
      <div>
        {dial.layers.map((layer, index) =>
          isMoving(layer) ? (
            <MovingPart key={index} layer={layer} dial={dial} positions={positions} />
          ) : (
            <img key={index} src={layer.src} alt="" style={boxOf(layer, dial)} />
          ),
        )}
      </div>
    </div>
  );
}

function MovingPart({ layer, dial, positions }: DialPictureProps & { layer: MovingLayer }) {
  const [x, y, width, height] = layer.box ?? [0, 0, ...dial.size];
  const [axleX, axleY] = layer.axle ?? [x + width / 2, y + height / 2];
  const value = positions[layer.name] ?? 0;
  const carrier = dial.layers.find(({ name }) => name !== undefined && name === layer.on);
  const carried = (carrier?.name !== undefined && positions[carrier.name]) || 0;
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
        <CarriedPart on={carrier} dial={dial} degrees={carried}>
          {part}
        </CarriedPart>
      ) : (
        part
      )}
    </div>
  );
}

/** Rotates its children with the part that carries them. */
function CarriedPart({
  on,
  dial,
  degrees,
  children,
}: {
  on: Layer;
  dial: ReadableDial;
  degrees: number;
  children: ReactNode;
}) {
  const [width, height] = dial.size;
  const [x, y] = on.axle ?? [width / 2, height / 2];
  const style = { transformOrigin: `${share(x, width)} ${share(y, height)}`, transform: turn(degrees, on.squash) };
  return <div style={style}>{children}</div>;
}

const share = (px: number, of: number) => `${(px / of) * 100}%`;

/** Rotation along an ellipse: the camera looks at the dial slightly from below, so that a circle appears as an ellipse. */
const turn = (degrees: number, squash = 1) => `scaleY(${squash}) rotate(${degrees}deg) scaleY(${1 / squash})`;

function boxOf({ box }: Layer, { size: [width, height] }: ReadableDial): CSSProperties {
  const [x, y, w, h] = box ?? [0, 0, width, height];
  return { left: share(x, width), top: share(y, height), width: share(w, width), height: share(h, height) };
}

/** Returns the shadow of a part, in hundredths of the picture's width. The shadow does not rotate with the part. */
function shadowOf({ rise = 0 }: Layer, { pxPerMm, size: [width] }: ReadableDial): CSSProperties {
  const cqw = (mm: number) => `${((mm * pxPerMm) / width) * 100}cqw`;
  if (rise <= minRise) return {};
  return {
    filter: `drop-shadow(${cqw(rise * slope[0])} ${cqw(rise * slope[1])} ${cqw(rise * blur)} var(--shadow))`,
  };
}

/** Minimum height over the dial of a part with a shadow, in mm. Print is flatter. */
const minRise = 0.05;
