'use client';

/** From 13 to 7 units from the middle, at one, three, five, seven, nine and eleven. */
const ticks = 'M6.5-11.258l-3 5.196M13 0H7M6.5 11.258l-3-5.196M-6.5 11.258l3-5.196M-13 0h6M-6.5-11.258l3 5.196';

/** The shop's mark: a dial that carries only its six odd hours as ticks (docs/product.md 1.2). */
export function Logo({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path d={ticks} className="stroke-current" strokeWidth={2.5} />
      <circle r={2} className="fill-signal" />
    </svg>
  );
}
