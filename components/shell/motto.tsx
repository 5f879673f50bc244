import { motto } from './copy';
/** The motto banner: "Time to be Different - That's our Motto" (docs/product.md 3.11). */
export function Motto() {
  return (
    <div className="bg-ink text-paper">
      <p className="page-width py-16 display text-[clamp(2.25rem,1rem+4.5vw,5rem)] text-balance tablet:py-24">
        {motto.before}
        <span className="text-lume">{motto.coloured}</span>
        {motto.after}
        <span className="block">{motto.lastLine}</span>
      </p>
    </div>
  );
}
