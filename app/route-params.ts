import { notFound } from 'next/navigation';
import { brandAt } from '@/data/brands';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import type { Watch } from '@/domain/watch';
import { type CatalogueName, toWatchReference } from '@/domain/watch-key';

/** The watch of a route's id in canonical spelling (docs/product.md 2.4); otherwise the 404 page. */
export async function watchAt(name: CatalogueName, id: string): Promise<Watch> {
  const reference = toWatchReference(name, id);
  const watch = reference && (await catalogue.findWatch(reference));
  return watch ?? notFound();
}

/** Route parameters of all watches of a catalogue. */
export async function idsIn(name: CatalogueName): Promise<{ id: string }[]> {
  return (await catalogue.listAll(name)).map(({ id }) => ({ id: String(id) }));
}

/** The catalogue of a route's brand; otherwise the 404 page. */
export async function catalogueAt(params: Promise<{ brand: string }>): Promise<CatalogueName> {
  return brandAt((await params).brand)?.catalogue ?? notFound();
}
