import { site } from '@/data/site';
import { openToNetworkCopy, shellCopy } from './copy';

/** Promotional banner above the sticky header (docs/product.md 1.7). */
export function Banner() {
  const { before, strong, after } = site.banner;
  return (
    <section aria-label={shellCopy.banner} className="bg-ink px-4 py-2 text-center text-sm text-paper">
      {before}
      <strong className="font-semibold text-lume">{strong}</strong>
      {after}
    </section>
  );
}

/** Notice on every page of a shop that is open to the network with the Auth emulator (docs/product.md 19.8). */
export function OpenNotice() {
  const { label, title, text } = openToNetworkCopy;
  return (
    <section aria-label={label} className="border-b border-ink bg-lume px-4 py-2 text-center text-sm text-ink">
      <strong className="font-semibold">{title}</strong> {text}
    </section>
  );
}
