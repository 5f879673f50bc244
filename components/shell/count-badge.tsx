/** A count over an icon's corner; it takes no space, so nothing moves when it appears. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="absolute top-0.5 right-1 flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1 text-[min(0.75rem,15px)] leading-4 font-bold text-paper tabular-nums"
    >
      {count}
    </span>
  );
}
