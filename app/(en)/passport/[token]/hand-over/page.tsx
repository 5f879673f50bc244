import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { PostForm } from '@/components/forms/post-form';
import { handOverCopy as copy } from '@/components/passport/copy';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { maxEmailLength } from '@/contract/limits';
import { passportRoute } from '@/contract/passport';
import { passportPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findPassport } from '@/server/passports/passports';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/passport',
  isPrivate: true,
});

/** The second step of a hand-over: what follows, the new owner's address, and the button (docs/product.md 39.7). */
export default async function HandOverPage({ params }: PageProps<'/passport/[token]/hand-over'>) {
  const passport = (await findPassport(await database(), (await params).token)) ?? notFound();
  const { name, token, stolen_at: stolenAt, isClosed } = passport;
  if (isClosed || stolenAt !== null) notFound();
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>{copy.about}</PageHeader>
      <h2 className="mb-5 text-2xl">{name}</h2>
      <PostForm action={passportRoute.path} aria-label={copy.title} className="max-w-xl">
        <input type="hidden" name="passport" value={token} />
        <input type="hidden" name="act" value="handed-over" />
        <label htmlFor="email" className="mb-1.5 block font-semibold">
          {copy.email}
        </label>
        <input
          id="email"
          name="email"
          type="email"
          required
          maxLength={maxEmailLength}
          autoComplete="off"
          className="field"
        />
        <div className="mt-6 flex flex-wrap gap-3">
          <button type="submit" className="button">
            {copy.confirm}
          </button>
          <Link href={passportPath(token)} className="button-quiet">
            {copy.keep}
          </Link>
        </div>
      </PostForm>
    </div>
  );
}
