import { newsletterPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { newsletterLinkCopy } from '@/components/forms/newsletter/copy';
import { NewsletterLinkForm } from '@/components/forms/newsletter/newsletter';
import { newsletterConfirmRoute } from '@/contract/forms';

export const metadata = pageMetadata({
  title: copy.confirm,
  description: copy.description,
  path: '/newsletter/confirm',
  isPrivate: true,
});

/** Target of the confirmation email's link. It requires a press, because mail scanners open links too. */
export default async function ConfirmPage({ searchParams }: PageProps<'/newsletter/confirm'>) {
  const { token } = await searchParams;
  return (
    <div className="page-width">
      <NewsletterLinkForm
        title={copy.confirmTitle}
        message={copy.confirmText}
        button={newsletterLinkCopy.join}
        action={newsletterConfirmRoute.path}
        token={token}
      />
    </div>
  );
}
