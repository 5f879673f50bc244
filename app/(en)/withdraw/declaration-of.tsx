import type { Route } from 'next';
import { doneCopy, withdrawCopy } from '@/components/returns/copy';
import type { DeclarationView } from '@/components/returns/declaration';
import { PageHeader, FallbackLinks } from '@/components/ui/page-parts';
import { everyWatch } from '@/data/catalogue/shop-catalogue';
import { moment } from '@/domain/delivery-text';
import { askReturnPath, orderPath } from '@/domain/paths';
import { database } from '@/server/database/database';
import { findOrderByNumber } from '@/server/orders/read';
import { findDeclaration, isRejected, itemsOf } from '@/server/returns/declarations';

type FoundDeclaration = {
  token: string;
  view: DeclarationView;
  isVerified: boolean;
  /** True if it was made on the order's own page and entered nothing. */
  isRejected: boolean;
  /** First step, to change something. */
  startPath: Route;
  /** Set if the declaration was made on the order's own page. */
  orderPath: Route | undefined;
};

/** Returns the declaration of a URL's token; undefined if there is none. */
export async function declarationOf(token: string | string[] | undefined): Promise<FoundDeclaration | undefined> {
  if (typeof token !== 'string') return undefined;
  const db = await database();
  const declared = await findDeclaration(db, token);
  if (!declared) return undefined;
  const isVerified = declared.is_verified === 1;
  // A guest's page must not reveal whether the order exists, so only the order's own page reads it.
  const order = isVerified ? await findOrderByNumber(db, declared.order_number) : undefined;
  const items = itemsOf(declared);
  const watches = items === 'all' ? [] : await everyWatch.findWatches(items.map(({ watch }) => watch));
  const nameOf = (key: string) =>
    order?.lines.find((line) => `${line.catalogue}/${line.watch_id}` === key)?.name ??
    watches.find((watch) => watch.key === key)?.fullName ??
    key;
  return {
    token,
    isVerified,
    isRejected: order !== undefined && (await isRejected(db, declared)),
    startPath: order ? askReturnPath(order.token, 'withdraw') : '/withdraw',
    orderPath: order && orderPath(order.token),
    view: {
      number: declared.order_number,
      name: declared.full_name,
      email: declared.email,
      lines: items === 'all' ? undefined : items.map(({ watch, units }) => ({ name: nameOf(watch), units })),
      at: declared.confirmed_at === null ? undefined : moment(declared.confirmed_at),
    },
  };
}

/** Shown for an unknown or expired declaration. */
export function MissingDeclaration() {
  return (
    <div className="page-width pb-16">
      <PageHeader title={doneCopy.overTitle}>{doneCopy.over}</PageHeader>
      <FallbackLinks links={[{ label: withdrawCopy.title, href: '/withdraw' }]} />
    </div>
  );
}
