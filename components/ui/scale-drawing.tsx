import type { ReactNode } from 'react';

type ScaleDrawingProps = {
  /** What is drawn, in mm. */
  box: { left: number; top: number; width: number; height: number };
  /** What the drawing says to those who do not see it. */
  name: string;
  children: ReactNode;
};

/** A drawing of which one em is ten millimetres, so that all on a page share its scale. */
export function ScaleDrawing({ box: { left, top, width, height }, name, children }: ScaleDrawingProps) {
  return (
    <svg
      role="img"
      aria-label={name}
      className="drawing"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={`${Number((width / 10).toFixed(3))}em`}
    >
      {children}
    </svg>
  );
}
