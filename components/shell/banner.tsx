import { site } from '@/data/site';

/** The promotional banner over every page (docs/product.md 1.7). It scrolls away. */
export function Banner() {
  const { before, strong, after } = site.banner;
  return (
    <section aria-label="Promotion" className="bg-ink px-4 py-2 text-center text-sm text-paper">
      {before}
      <strong className="font-semibold text-lume">{strong}</strong>
      {after}
    </section>
  );
}
