/** A count over an icon's corner; it takes no space, so nothing moves when it appears. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span aria-hidden="true" className="count-badge">
      {count}
    </span>
  );
}
