import { pageMetadata } from '@/app/page-metadata';
import { busyPageCopy } from '@/components/offline/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: busyPageCopy.title,
  description: busyPageCopy.description,
  path: '/busy',
  isPrivate: true,
});

/** The body of a 503 or 429 response (docs/product.md 19.15). The HTTP server sends it at the address that was asked for. */
export default async function BusyPage() {
  return (
    <div className="page-width">
      <PageHeader title={busyPageCopy.title}>{busyPageCopy.text}</PageHeader>
      <p className="mb-3">
        {/* An empty address is that of the page that was asked for; a link works before the scripts do. */}
        <a href="" className="button">
          {busyPageCopy.tryAgain}
        </a>
      </p>
      <FallbackLinks links={await findFallbackLinks()} quiet />
    </div>
  );
}
