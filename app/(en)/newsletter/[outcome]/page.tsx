import { notFound } from 'next/navigation';
import { newsletterPageCopy as copy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { newsletterOutcomes } from '@/components/forms/newsletter/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { everythingName } from '@/data/ranges';

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(newsletterOutcomes).map((outcome) => ({ outcome }));
}

export async function generateMetadata({ params }: PageProps<'/newsletter/[outcome]'>) {
  const { outcome } = await params;
  const title = outcomeOf(outcome)?.title ?? copy.title;
  return pageMetadata({
    title,
    description: copy.description,
    path: `/newsletter/${outcome}`,
    isPrivate: true,
  });
}

/** Result page of a newsletter form post without scripts. */
export default async function NewsletterOutcomePage({ params }: PageProps<'/newsletter/[outcome]'>) {
  const outcome = outcomeOf((await params).outcome);
  if (!outcome) notFound();
  return (
    <div className="page-width">
      <PageHeader title={outcome.title}>{outcome.message}</PageHeader>
      <FallbackLinks links={[{ label: everythingName, href: '/all' }]} />
    </div>
  );
}

/** Looks up own entries only, so that `constructor` is not found. */
function outcomeOf(name: string): { title: string; message: string } | undefined {
  return Object.entries(newsletterOutcomes).find(([outcome]) => outcome === name)?.[1];
}
