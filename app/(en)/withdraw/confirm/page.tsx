import { redirect } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { declarationOf, MissingDeclaration } from '../declaration-of';
import { PostForm } from '@/components/forms/post-form';
import { confirmCopy as copy } from '@/components/returns/copy';
import { Declaration } from '@/components/returns/declaration';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { withdrawalConfirmRoute } from '@/contract/returns';
import { declarationPath } from '@/domain/paths';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.intro,
  path: '/withdraw/confirm',
  isPrivate: true,
});

/** Second step of a withdrawal. Only its press declares anything; opening the page does not. */
export default async function ConfirmWithdrawalPage({ searchParams }: PageProps<'/withdraw/confirm'>) {
  const { declaration: token } = await searchParams;
  const found = await declarationOf(token);
  if (!found) return <MissingDeclaration />;
  if (found.view.at) redirect(declarationPath(found.token, 'done'));
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>{copy.intro}</PageHeader>
      <Declaration {...found.view} />
      <PostForm action={withdrawalConfirmRoute.path} className="mt-6 flex flex-wrap items-center gap-6">
        <input type="hidden" name="declaration" value={found.token} />
        <button type="submit" className="button">
          {copy.button}
        </button>
        <Link href={found.startPath} className="bar-link text-link">
          {copy.back}
        </Link>
      </PostForm>
    </div>
  );
}
