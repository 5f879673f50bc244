import { pageMetadata } from '@/app/page-metadata';
import { takeOverCopy as copy } from '@/components/handed-list/copy';
import { TakeOver } from '@/components/handed-list/take-over';
import { PageHeader } from '@/components/ui/page-parts';
import { handedListPath } from '@/domain/handed-list';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: handedListPath,
  isPrivate: true,
});

/** The other device's page of a handed list; its link has everything in the fragment (docs/product.md 40.8). */
export default function ContinuePage() {
  return (
    <div className="page-width">
      <PageHeader title={copy.title} />
      <noscript>
        <p className="pb-8 text-lg">{copy.needsScript}</p>
      </noscript>
      <TakeOver />
    </div>
  );
}
