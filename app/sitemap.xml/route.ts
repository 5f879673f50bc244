import { changeOfSitemap, sitemapNames } from '@/app/sitemaps/sitemap-pages';
import { element, xmlResponse } from '@/app/xml';
import { absoluteUrl } from '@/data/site';

export const dynamic = 'force-static';

/** Sitemap index (docs/product.md 24.5). */
export async function GET(): Promise<Response> {
  const sitemaps = sitemapNames.map(async (name) => {
    const changed = await changeOfSitemap(name);
    return element('sitemap', [
      element('loc', absoluteUrl(`/sitemaps/${name}.xml`)),
      ...(changed ? [element('lastmod', changed)] : []),
    ]);
  });
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return xmlResponse(element('sitemapindex', await Promise.all(sitemaps), { xmlns }));
}
