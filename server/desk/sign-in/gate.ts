import 'server-only';
import { type Database } from '@/server/database/database';
import { ownersOf } from '../owners';
import { findSession, isKnownDevice, readCookie } from '../sessions';
import { findInvitation } from './invitations';

/** `sign-in`: the browser may see the sign-in page, and no other. */
type DeskAccess = 'open' | 'sign-in' | 'missing';

/** Page and route of an invitation, which its token opens. */
const INVITATION = /^\/desk\/invite\/([\w-]+)$/;
const SIGN_IN = new Set(['/desk/sign-in', '/api/desk/passkey']);

/** Forms, whose route keeps what was typed until the owner has signed in again. */
const FORM = /^\/api\/desk\/[\w-]+$/;

/**
 * Returns a request's access to the desk (docs/product.md 41.2). For a browser without a session, an invitation or an earlier
 * sign-in, every path of the desk answers 404. This only hides the desk: the use cases check the role themselves.
 */
export async function deskAccessOf(
  request: { url: string; headers: Headers },
  openDatabase: () => Promise<Database>,
  now: Date,
): Promise<DeskAccess> {
  if (ownersOf().length === 0) return 'missing';
  const { pathname, searchParams } = new URL(request.url);
  const db = await openDatabase();
  const invitation = INVITATION.exec(pathname)?.[1] ?? (SIGN_IN.has(pathname) ? searchParams.get('invitation') : null);
  if (invitation && (await findInvitation(db, invitation, now)) !== undefined) return 'open';
  if (INVITATION.test(pathname)) return 'missing';
  if (await findSession(db, readCookie(request, 'session'), now)) return 'open';
  if (!(await isKnownDevice(db, readCookie(request, 'device'), now))) return 'missing';
  return SIGN_IN.has(pathname) || FORM.test(pathname) ? 'open' : 'sign-in';
}
