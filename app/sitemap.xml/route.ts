import { language } from '@/domain/language';
import { offeredLanguages, pathIn } from '@/domain/languages';
import { changeOfSitemap, sitemapNames } from '@/app/sitemaps/sitemap-pages';
import { element, xmlResponse } from '@/app/xml';
import { site } from '@/data/site';

export const dynamic = 'force-static';

/** Sitemap index (docs/product.md 24.5). */
export async function GET(): Promise<Response> {
  // The English index names the sitemaps of all languages: robots.txt has one index.
  const languages = language === 'en' ? offeredLanguages.map(({ code }) => code) : [language];
  const sitemaps = languages.flatMap((code) =>
    sitemapNames.map(async (name) => {
      const changed = await changeOfSitemap(name);
      return element('sitemap', [
        element('loc', `${site.url}${pathIn(code, `/sitemaps/${name}.xml`)}`),
        ...(changed ? [element('lastmod', changed)] : []),
      ]);
    }),
  );
  const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return xmlResponse(element('sitemapindex', await Promise.all(sitemaps), { xmlns }));
}
