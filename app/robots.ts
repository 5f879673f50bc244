import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/data/site';

/** Everything may be crawled; private screens carry `noindex`, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
