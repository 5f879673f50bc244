import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { cardCopy as copy, passportCopy } from '@/components/passport/copy';
import { QrCode } from '@/components/passport/qr-code';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-parts';
import { absoluteUrl, site } from '@/data/site';
import { serialOf } from '@/domain/passport';
import { passportPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findPassport } from '@/server/passports/passports';

export const metadata = pageMetadata({
  title: copy.title,
  description: passportCopy.description,
  path: '/passport',
  isPrivate: true,
});

/** A card to print, with a code that opens the passport. */
export default async function PassportCardPage({ params }: PageProps<'/passport/[token]/card'>) {
  const passport = (await findPassport(await database(), (await params).token)) ?? notFound();
  const { name, token, order, line, unit } = passport;
  return (
    <div className="page-width pb-16">
      <PageHeader title={copy.title}>{copy.print}</PageHeader>
      <div className="flex max-w-lg flex-wrap items-center gap-4 border-2 border-ink p-4">
        <div className="w-[8rem] max-w-full tablet:w-[11rem]">
          <QrCode text={absoluteUrl(passportPath(token))} label={copy.scan} />
        </div>
        <div className="min-w-0 flex-1 basis-[8.5rem]">
          <p className="font-semibold">{site.name}</p>
          <p className="text-xl font-bold tracking-tight text-balance">{name}</p>
          <p className="mt-2 wrap-anywhere text-soft tabular-nums">{serialOf({ order: order.number, line, unit })}</p>
          <p className="mt-2 text-sm">{copy.scan}</p>
        </div>
      </div>
      <p className="mt-8 print:hidden">
        <Link href={passportPath(token)} className="button-quiet">
          {passportCopy.title}
        </Link>
      </p>
    </div>
  );
}
