import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/page-metadata';
import { passportCopy as copy } from '@/components/passport/copy';
import { PassportPage } from '@/components/passport/passport-page';
import type { WatchKey } from '@/domain/watch-key';
import { catalogue, everyWatch } from '@/data/catalogue/shop-catalogue';
import { database } from '@/server/database/database';
import { findPassport, passportView } from '@/server/passports/passports';
import { findOrderReturns } from '@/server/returns/return-view';
import { shopDate } from '@/domain/shop-date';

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.description,
  path: '/passport',
  isPrivate: true,
});

/** The passport of a sold watch; a token that a hand-over has replaced is unknown. */
export default async function WatchPassportPage({ params }: PageProps<'/passport/[token]'>) {
  const passport = (await findPassport(await database(), (await params).token)) ?? notFound();
  const [watch, sold] = [await everyWatch.findWatch(passport.watch), await catalogue.findWatch(passport.watch)];
  const view = passportView(passport);
  const rights = view.orderToken && !view.isClosed ? await rightsOf(view.orderToken, passport.watch) : [];
  const today = shopDate().toISOString().slice(0, 10);
  return <PassportPage passport={view} watch={watch} isSold={sold !== undefined} today={today} rights={rights} />;
}

/** Remaining rights for a watch: withdrawal, return, both or none. */
async function rightsOf(orderToken: string, watch: WatchKey) {
  const found = await findOrderReturns(await database(), orderToken, shopDate());
  const kinds = { withdraw: found?.withdrawal, return: found?.return } as const;
  return (['withdraw', 'return'] as const).filter((kind) => {
    const right = kinds[kind];
    return right && 'until' in right && right.lines.some((line) => line.watch === watch);
  });
}
