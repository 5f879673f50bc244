import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { newsletterOutcomes } from '@/components/forms/newsletter/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(newsletterOutcomes).map((outcome) => ({ outcome }));
}

export async function generateMetadata({ params }: PageProps<'/newsletter/[outcome]'>) {
  const { outcome } = await params;
  const title = outcomeOf(outcome)?.title ?? 'Newsletter';
  return pageMetadata({
    title,
    description: 'The Odd Hours newsletter.',
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
      <FallbackLinks links={[{ label: 'All watches', href: '/all' }]} />
    </div>
  );
}

/** Looks up own entries only, so that `constructor` is not found. */
function outcomeOf(name: string): { title: string; message: string } | undefined {
  return Object.entries(newsletterOutcomes).find(([outcome]) => outcome === name)?.[1];
}
