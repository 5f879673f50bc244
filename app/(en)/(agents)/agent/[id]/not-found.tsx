import type { Metadata } from 'next';
import { sessionNotFoundCopy } from '@/components/agent/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { findFallbackLinks } from '@/data/navigation';
import { fullStop } from '@/domain/punctuation';

export const metadata: Metadata = { title: sessionNotFoundCopy.title, description: sessionNotFoundCopy.description };

/** The page of an unknown session (docs/product.md 34.8). */
export default async function NoSession() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${sessionNotFoundCopy.title}${fullStop}`}>{sessionNotFoundCopy.message}</PageHeader>
      <FallbackLinks links={await findFallbackLinks()} />
    </div>
  );
}
