/** Four gold stars: a fixed decoration, not a rating (docs/product.md 5.3). */
export function Stars() {
  return (
    <span aria-hidden="true" className="text-sm leading-none tracking-[0.2em] whitespace-nowrap text-gold">
      ★★★★
    </span>
  );
}
