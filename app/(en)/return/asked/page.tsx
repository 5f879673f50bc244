import { pageLinkLabels } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { guestReturnCopy as copy } from '@/components/returns/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findOrder } from '@/data/information-pages';

export const metadata = pageMetadata({
  title: copy.doneTitle,
  description: copy.title,
  path: '/return/asked',
  isPrivate: true,
});

/** Result page of a guest's return; the same for known and unknown orders. */
export default function ReturnAskedPage() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.doneTitle}>{copy.done}</PageHeader>
      <FallbackLinks links={[{ label: pageLinkLabels.askAgain, href: '/return' }, findOrder]} />
    </div>
  );
}
