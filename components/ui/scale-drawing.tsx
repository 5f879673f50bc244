import type { ReactNode } from 'react';

type ScaleDrawingProps = {
  /** Bounds of the drawing, in mm. */
  box: { left: number; top: number; width: number; height: number };
  /** Accessible name. */
  name: string;
  children: ReactNode;
};

/** An SVG with 10 mm per em, so that all drawings of a page share one scale. */
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
