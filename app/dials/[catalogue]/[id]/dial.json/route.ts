import { notFound } from 'next/navigation';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { readableDialOf } from '@/data/dials-to-read';
import { toWatchReference, watchKey } from '@/domain/watch-key';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  const watches = await catalogue.listAll('all');
  return watches
    .filter(({ key }) => readableDialOf(key))
    .map(({ catalogue: name, id }) => ({ catalogue: name, id: String(id) }));
}

/** Layers and readings of a watch's dial (docs/product.md 32.1). */
export async function GET(
  _: Request,
  { params }: RouteContext<'/dials/[catalogue]/[id]/dial.json'>,
): Promise<Response> {
  const { catalogue: name, id } = await params;
  const watch = toWatchReference(name, id);
  const dial = watch && readableDialOf(watchKey(watch));
  return dial ? Response.json(dial) : notFound();
}
