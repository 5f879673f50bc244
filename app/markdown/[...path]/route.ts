import { notFound } from 'next/navigation';
import { markdownPaths, markdownAt } from '@/app/markdown/markdown-pages';
import { absoluteUrl } from '@/data/site';
import { availabilityOf } from '@/server/catalogue/availability';

export const dynamic = 'force-static';
export const dynamicParams = false;
/** In seconds; a watch's Markdown contains its availability (docs/product.md 25.10). */
export const revalidate = 60;

export async function generateStaticParams() {
  return (await markdownPaths()).map((path) => ({ path: path.slice(1).split('/') }));
}

/**
 * A catalogue or information page as Markdown. next.config.js rewrites the page's URL to this route if it ends in `.md` or
 * the client accepts `text/markdown` (docs/product.md 24.7).
 */
export async function GET(_request: Request, { params }: RouteContext<'/markdown/[...path]'>): Promise<Response> {
  const path = `/${(await params).path.join('/')}`;
  const markdown = (await markdownAt(path, availabilityOf)) ?? notFound();
  return new Response(markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: `<${absoluteUrl(path)}>; rel="canonical"` },
  });
}
