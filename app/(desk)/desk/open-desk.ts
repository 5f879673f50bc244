import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { type SubmittedForm } from '@/contract/desk';
import { type Owner } from '@/server/desk/actor';
import { actorOf, cookieNames } from '@/server/desk/sessions';
import { findSubmitted } from '@/server/desk/submit';
import { type Database, database } from '@/server/database/database';
import { shopDate } from '@/domain/shop-date';

/** Database, owner, time and query of a desk page. */
type Desk = {
  db: Database;
  actor: Owner;
  now: Date;
  /** The query of the URL; the last of repeated parameters counts. */
  query: Readonly<Record<string, string>>;
  /** The form that led to this page. */
  submitted: SubmittedForm | undefined;
};

/** Returns the data of a desk page for a signed-in owner; 404 for any other visitor (docs/product.md 41.2). */
export async function openDesk(
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>,
): Promise<Desk> {
  const [db, now] = [await database(), shopDate()];
  const actor = await actorOf(db, (await cookies()).get(cookieNames().session)?.value, now);
  if (actor.role !== 'owner') notFound();
  const entries = Object.entries(await searchParams).flatMap(([name, value]) => {
    const last = Array.isArray(value) ? value.at(-1) : value;
    return last === undefined ? [] : [[name, last] as const];
  });
  const { submitted, ...query } = Object.fromEntries(entries);
  return { db, actor, now, query, submitted: await findSubmitted(db, actor, submitted) };
}
