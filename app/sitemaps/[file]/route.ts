import { alternatesOf, offeredLanguages } from '@/domain/languages';
import { notFound } from 'next/navigation';
import { pagesOfSitemap, sitemapNames } from '@/app/sitemaps/sitemap-pages';
import { element, xmlResponse } from '@/app/xml';
import { absoluteUrl, site } from '@/data/site';

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
      ...Object.entries(alternatesOf(path) ?? {}).map(([hreflang, address]) =>
        element('xhtml:link', '', { rel: 'alternate', hreflang, href: `${site.url}${address === '/' ? '' : address}` }),
      ),
      ...pictures.map((picture) => element('image:image', [element('image:loc', absoluteUrl(picture))])),
    ]),
  );
  return xmlResponse(
    element('urlset', urls, {
      xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
      ...(offeredLanguages.length > 1 && { 'xmlns:xhtml': 'http://www.w3.org/1999/xhtml' }),
      'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
    }),
  );
}
