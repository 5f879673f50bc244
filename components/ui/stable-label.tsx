/** Reserves the width of the longest label, so that a button with a changing label keeps its width. */
export function StableLabel({ labels, shown }: { labels: readonly string[]; shown: string }) {
  return (
    <span className="stable-label">
      {labels.map((label) => (
        <span key={label} aria-hidden={label !== shown}>
          {label}
        </span>
      ))}
    </span>
  );
}
