import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/data/site';

/** Allows everything: crawlers must be able to read the `noindex` of private pages. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
