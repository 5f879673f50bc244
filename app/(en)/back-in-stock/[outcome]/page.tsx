import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { backInStockOutcomes, backInStockCopy } from '@/components/forms/back-in-stock/copy';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { everythingName } from '@/data/ranges';

export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(backInStockOutcomes).map((outcome) => ({ outcome }));
}

export async function generateMetadata({ params }: PageProps<'/back-in-stock/[outcome]'>) {
  const { outcome } = await params;
  return pageMetadata({
    title: outcomeOf(outcome)?.title ?? backInStockCopy.title,
    description: backInStockCopy.description,
    path: `/back-in-stock/${outcome}`,
    isPrivate: true,
  });
}

/** Result page of a form post without scripts. */
export default async function BackInStockOutcomePage({ params }: PageProps<'/back-in-stock/[outcome]'>) {
  const outcome = outcomeOf((await params).outcome) ?? notFound();
  return (
    <div className="page-width">
      <PageHeader title={outcome.title}>{outcome.message}</PageHeader>
      <FallbackLinks links={[{ label: everythingName, href: '/all' }]} />
    </div>
  );
}

/** Looks up own entries only, so that `constructor` is not found. */
function outcomeOf(name: string) {
  return Object.entries(backInStockOutcomes).find(([outcome]) => outcome === name)?.[1];
}
