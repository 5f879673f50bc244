'use client';

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
