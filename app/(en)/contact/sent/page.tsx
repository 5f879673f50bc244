import { contactPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { contactCopy } from '@/components/forms/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { menuCopy } from '@/data/link-copy';
import { everythingName } from '@/data/ranges';

export const metadata = pageMetadata({
  title: copy.sentTitle,
  description: copy.sentDescription,
  path: '/contact/sent',
  isPrivate: true,
});

/** Result page of a contact form post without scripts. */
export default function ContactSentPage() {
  return (
    <div className="page-width">
      <PageHeader title={contactCopy.arrived}>{contactCopy.answer}</PageHeader>
      <FallbackLinks
        links={[
          { label: everythingName, href: '/all' },
          { label: menuCopy.contact, href: '/contact/form' },
        ]}
      />
    </div>
  );
}
