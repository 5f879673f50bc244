import { pageMetadata } from '@/app/page-metadata';
import { contactCopy } from '@/components/forms/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';

export const metadata = pageMetadata({
  title: 'Your message has arrived',
  description: 'The shop has your message.',
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
          { label: 'All watches', href: '/all' },
          { label: 'Contact', href: '/contact/form' },
        ]}
      />
    </div>
  );
}
