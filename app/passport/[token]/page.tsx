import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { passportCopy as copy } from '@/components/passport/copy';
import { PassportPage } from '@/components/passport/passport-page';
import { catalogue } from '@/data/catalogue/shop-catalogue';
import { database } from '@/server/database/database';
import { findPassport, passportView } from '@/server/passports/passports';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/passport',
  isPrivate: true,
});

/** The passport of a sold watch; a token that a hand-over has replaced is unknown. */
export default async function WatchPassportPage({ params }: PageProps<'/passport/[token]'>) {
  const passport = (await findPassport(await database(), (await params).token)) ?? notFound();
  const watch = await catalogue.findWatch(passport.watch);
  return <PassportPage passport={passportView(passport)} watch={watch} today={new Date().toISOString().slice(0, 10)} />;
}
