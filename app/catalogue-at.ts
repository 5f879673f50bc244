import { notFound } from 'next/navigation';
import { brandAt } from '@/data/brands';
import type { CatalogueName } from '@/domain/watch-key';

/** The catalogue of the brand that a route carries; otherwise the 404 page. */
export async function catalogueAt(params: Promise<{ brand: string }>): Promise<CatalogueName> {
  return brandAt((await params).brand)?.catalogue ?? notFound();
}
