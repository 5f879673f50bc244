import 'server-only';
import { deskFormRoute } from '@/contract/desk';
import { deskForm } from '@/contract/desk.schema';
import { type CodeOf } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';
import { database } from '@/server/database/database';
import { readForm } from '@/server/http/read-request';
import { seeOther } from '@/server/http/serve-form';
import { shopDate } from '@/domain/shop-date';
import { findUseCase } from './all';
import { actorOf, readCookie } from './sessions';
import { submit } from './submit';

/**
 * Runs the use case of a desk form and redirects to the page that shows the outcome (Post/Redirect/Get). The page reads the
 * outcome by the form's key.
 */
export async function handleDeskForm(request: Request): Promise<Result<Response, CodeOf<typeof deskFormRoute>>> {
  const [db, now] = [await database(), shopDate()];
  const actor = await actorOf(db, readCookie(request, 'session'), now);
  const useCase = findUseCase(new URL(request.url).pathname.split('/').at(-1) ?? '');
  if (actor.role !== 'owner' || !useCase) return reject({ code: 'no-desk' });
  const form = await readForm(request, deskForm(), deskFormRoute.largestBody);
  if (!form.ok) return form;
  const { key, back, version, seen, ...fields } = form.value;
  const submitted = await submit(db, actor, useCase, { key, fields, version, seen }, now);
  if (submitted.ok) return accept(seeOther(pathWithOutcome(submitted.value.next ?? back, key)));
  if (submitted.rejection.code === 'not-owner') return reject({ code: 'no-desk' });
  return accept(seeOther(`/desk/confirm?${new URLSearchParams({ form: key, back })}`));
}

/** Returns the path of a page that shows the outcome of a form. */
function pathWithOutcome(path: string, key: string): string {
  const url = new URL(path, 'https://desk.invalid');
  url.searchParams.set('submitted', key);
  return url.pathname + url.search;
}
