import type { Metadata } from 'next';
import { PageHeader } from '@/components/ui/page-header';
import { WaysOn } from '@/components/ui/ways-on';
import { noSession } from '@/components/agent/copy';
import { findWaysOn } from '@/data/navigation';

export const metadata: Metadata = { title: noSession.title, description: noSession.description };

export default async function NoSession() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={`${noSession.title}.`}>{noSession.words}</PageHeader>
      <WaysOn links={await findWaysOn()} />
    </div>
  );
}
