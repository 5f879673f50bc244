import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/data/site';
import filterKeys from '@/domain/filtering/filter-state-keys.json';

/**
 * Allows everything, because crawlers must be able to read the `noindex` of private pages. Only combinations of filters, which are
 * endless, are disallowed (docs/product.md 24.11): addresses with a filter that is not their first parameter.
 */
export default function robots(): MetadataRoute.Robots {
  const disallow = filterKeys.map((key) => `/*&${key}=`);
  return { rules: { userAgent: '*', allow: '/', disallow }, sitemap: absoluteUrl('/sitemap.xml') };
}
