import 'server-only';
import { deskFormRoute } from '@/contract/desk';
import { deskForm, isDeskPath } from '@/contract/desk.schema';
import { type CodeOf } from '@/contract/route';
import { accept, reject, type Result } from '@/domain/result';
import { database } from '@/server/database/database';
import { readForm } from '@/server/http/read-request';
import { seeOther } from '@/server/http/serve-form';
import { shopDate } from '@/domain/shop-date';
import { findUseCase } from './all';
import { actorOf, ownerOfDevice, readCookie } from './sessions';
import { keepUntilSignIn, submit } from './submit';

/**
 * Runs the use case of a desk form and redirects to the page that shows the outcome (Post/Redirect/Get). The page reads the
 * outcome by the form's key. A form whose session has ended waits until its owner has signed in again.
 */
export async function handleDeskForm(request: Request): Promise<Result<Response, CodeOf<typeof deskFormRoute>>> {
  const [db, now] = [await database(), shopDate()];
  const actor = await actorOf(db, readCookie(request, 'session'), now);
  const useCase = findUseCase(new URL(request.url).pathname.split('/').at(-1) ?? '');
  const email = actor.role === 'owner' ? actor.name : await ownerOfDevice(db, readCookie(request, 'device'), now);
  if (email === undefined || !useCase) return reject({ code: 'no-desk' });
  const form = await readForm(request, deskForm(), deskFormRoute.largestBody);
  if (!form.ok) return form;
  const { key, back, version, seen, ...fields } = form.value;
  const submission = { key, fields, version, seen };
  const submitted = await submit(db, actor, useCase, submission, now);
  if (submitted.ok) return accept(seeOther(pathWithOutcome(submitted.value.next ?? back, key)));
  const waiting = (backTo: string) => `/desk/confirm?${new URLSearchParams({ form: key, back: backTo })}`;
  if (submitted.rejection.code === 'passkey-needed') return accept(seeOther(waiting(back)));
  await keepUntilSignIn(db, email, useCase, submission, now);
  // A long path of the list that was open would be too long within another one.
  const to = isDeskPath(waiting(back)) ? waiting(back) : waiting('/desk');
  return accept(seeOther(`/desk/sign-in?${new URLSearchParams({ to })}`));
}

/** Returns the path of a page that shows the outcome of a form. */
function pathWithOutcome(path: string, key: string): string {
  const url = new URL(path, 'https://desk.invalid');
  url.searchParams.set('submitted', key);
  return url.pathname + url.search;
}
