/** The motto banner: "Time to be Different - That's our Motto" (spec section 1). */
export function Motto() {
  return (
    <div className="bg-ink text-paper">
      <p className="page-width py-16 display text-[clamp(2.25rem,1rem+4.5vw,5rem)] tablet:py-24">
        Time to be <span className="text-lume">Different</span> -{' '}
        <span className="laptop:block">That&apos;s our Motto</span>
      </p>
    </div>
  );
}
