import { openToNetworkWords } from './copy';

/** Over every page of a shop that is open to the network with the Auth emulator (docs/product.md 19.8). */
export function OpenNotice() {
  const { label, title, text } = openToNetworkWords;
  return (
    <section aria-label={label} className="border-b border-ink bg-lume px-4 py-2 text-center text-sm text-ink">
      <strong className="font-semibold">{title}</strong> {text}
    </section>
  );
}
