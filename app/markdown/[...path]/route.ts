import { notFound } from 'next/navigation';
import { cataloguePaths, markdownAt } from '@/app/markdown/markdown-pages';
import { absoluteUrl } from '@/data/site';

export const dynamic = 'force-static';
export const dynamicParams = false;

export async function generateStaticParams() {
  return (await cataloguePaths()).map((path) => ({ path: path.slice(1).split('/') }));
}

/**
 * A page of the catalogue as Markdown. It answers at the page's own address, with `.md` or for whoever asks for
 * `text/markdown`: next.config.js leads there (docs/product.md 24.7).
 */
export async function GET(_request: Request, { params }: RouteContext<'/markdown/[...path]'>): Promise<Response> {
  const path = `/${(await params).path.join('/')}`;
  const markdown = (await markdownAt(path)) ?? notFound();
  return new Response(markdown, {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8', Link: `<${absoluteUrl(path)}>; rel="canonical"` },
  });
}
