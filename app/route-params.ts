import { notFound } from 'next/navigation';
import { brandAt } from '@/data/brands';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { Watch } from '@/domain/watch';
import { type CatalogueName, parseWatch } from '@/domain/watch-key';

/** The watch with the id that a route carries, in its one spelling (docs/product.md 2.4); otherwise the 404 page. */
export async function watchAt(name: CatalogueName, id: string): Promise<Watch> {
  const reference = parseWatch(name, id);
  const watch = reference && (await catalogue.findWatch(reference));
  return watch ?? notFound();
}

/** The ids of a catalogue as routes carry them. */
export async function idsIn(name: CatalogueName): Promise<{ id: string }[]> {
  return (await catalogue.listAll(name)).map(({ id }) => ({ id: String(id) }));
}

/** The catalogue of the brand that a route carries; otherwise the 404 page. */
export async function catalogueAt(params: Promise<{ brand: string }>): Promise<CatalogueName> {
  return brandAt((await params).brand)?.catalogue ?? notFound();
}
