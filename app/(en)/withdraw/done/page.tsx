import { pageMetadata } from '@/app/page-metadata';
import { declarationOf, MissingDeclaration } from '../declaration-of';
import { doneCopy as copy } from '@/components/returns/copy';
import { Declaration } from '@/components/returns/declaration';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findOrder, informationLinks } from '@/data/information-pages';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.keep,
  path: '/withdraw/done',
  isPrivate: true,
});

/** Receipt of a declared withdrawal, to print; the same for known and unknown orders. */
export default async function WithdrawnPage({ searchParams }: PageProps<'/withdraw/done'>) {
  const { declaration: token } = await searchParams;
  const found = await declarationOf(token);
  if (!found?.view.at) return <MissingDeclaration />;
  const next = found.isRejected ? copy.rejected : found.isVerified ? copy.verified : copy.message;
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>{next}</PageHeader>
      <Declaration {...found.view} />
      <p className="mt-4 mb-8 print:hidden">{copy.keep}</p>
      <div className="print:hidden">
        <FallbackLinks
          links={[
            found.orderPath ? { label: copy.order, href: found.orderPath } : findOrder,
            informationLinks['shipping-returns'],
          ]}
        />
      </div>
    </div>
  );
}
