/** Four gold stars: a fixed decoration, not a rating (spec section 2; decisions, Catalogue). */
export function Stars() {
  return (
    <span aria-hidden="true" className="text-sm leading-none tracking-[0.2em] whitespace-nowrap text-gold">
      ★★★★
    </span>
  );
}
