'use client';

/** The shop's mark: a dial that carries only its six odd hours as ticks (docs/product.md 1.2). */
export function Mark({ className = 'size-7' }: { className?: string }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" className={`shrink-0 ${className}`}>
      {[1, 3, 5, 7, 9, 11].map((hour) => (
        <path key={hour} d="M0-13V-7" transform={`rotate(${hour * 30})`} className="stroke-current" strokeWidth={2.5} />
      ))}
      <circle r={2} className="fill-signal" />
    </svg>
  );
}
