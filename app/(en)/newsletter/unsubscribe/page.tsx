import { newsletterPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { newsletterLinkCopy } from '@/components/forms/newsletter/copy';
import { NewsletterLinkForm } from '@/components/forms/newsletter/newsletter';
import { newsletterUnsubscribeRoute } from '@/contract/forms';

export const metadata = pageMetadata({
  title: copy.unsubscribe,
  description: copy.description,
  path: '/newsletter/unsubscribe',
  isPrivate: true,
});

/** Target of the unsubscribe link. It requires a press, because mail scanners open links too. */
export default async function UnsubscribePage({ searchParams }: PageProps<'/newsletter/unsubscribe'>) {
  const { token } = await searchParams;
  return (
    <div className="page-width">
      <NewsletterLinkForm
        title={newsletterLinkCopy.leaveTitle}
        message={copy.unsubscribeText}
        button={newsletterLinkCopy.leave}
        action={newsletterUnsubscribeRoute.path}
        token={token}
      />
    </div>
  );
}
