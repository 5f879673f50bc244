import { pageMetadata } from '@/app/page-metadata';
import { handOverCopy as copy } from '@/components/passport/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';

export const metadata = pageMetadata({
  title: copy.doneTitle,
  description: copy.description,
  path: '/passport/handed-over',
  isPrivate: true,
});

/** Result page of a hand-over: the former owner's link is now invalid. */
export default async function HandedOverPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.doneTitle}>{copy.done}</PageHeader>
      <FallbackLinks links={await findFallbackLinks()} />
    </div>
  );
}
