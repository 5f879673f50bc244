import { notFound } from 'next/navigation';
import { pagesOfSitemap, sitemapNames } from '@/app/sitemaps/sitemap-pages';
import { element, xmlResponse } from '@/app/xml';
import { absoluteUrl } from '@/data/site';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => sitemapNames.map((name) => ({ file: `${name}.xml` }));

/** One sitemap: pages with their last modification, watches with their pictures (docs/product.md 24.5). */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const pages = (await pagesOfSitemap((await params).file.replace(/\.xml$/, ''))) ?? notFound();
  const urls = pages.map(({ path, changed, pictures }) =>
    element('url', [
      element('loc', absoluteUrl(path)),
      ...(changed ? [element('lastmod', changed)] : []),
      ...pictures.map((picture) => element('image:image', [element('image:loc', absoluteUrl(picture))])),
    ]),
  );
  return xmlResponse(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  );
}
