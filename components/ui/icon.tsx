'use client';

const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13ZM15.5 15.5 21 21',
  heart: 'M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z',
  cart: 'M4.5 8h15v12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  menu: 'M4 9h16M4 15h16',
  close: 'm5 5 14 14M19 5 5 19',
  down: 'm6 9 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
} as const;

type IconName = keyof typeof shapes;

/** A 24 px line icon in the text colour. Hidden from assistive technology, so its parent needs an accessible name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Pictogram shape={shapes[name]} className={className} />;
}

/** A line icon with its shape passed as SVG path data. */
export function Pictogram({ shape, className = 'size-6' }: { shape: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${className}`}>
      <path d={shape} />
    </svg>
  );
}

/** Shapes of previous and next buttons. */
export const arrows = { left: 'M20 12H4m6-6-6 6 6 6', right: 'M4 12h16m-6-6 6 6-6 6' };

/** SVG path of the ticks at 1, 3, 5, 7, 9 and 11 o'clock, from radius 13 to 7. */
const ticks = 'M6.5-11.258l-3 5.196M13 0H7M6.5 11.258l-3-5.196M-6.5 11.258l3-5.196M-13 0h6M-6.5-11.258l3 5.196';

/** The shop's logo: a dial with ticks at the six odd hours (docs/product.md 1.2). */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={ticks} className="stroke-current" strokeWidth={2.5} />
      <circle r={2} className="fill-signal" />
    </svg>
  );
}
