import { type NextRequest, NextResponse } from 'next/server';
import { database } from './server/database/database';
import { deskAccessOf } from './server/desk/sign-in/gate';

/** The owner's desk, and nothing else: no page of the shop passes here. */
export const config = { matcher: ['/desk', '/desk/:path*', '/api/desk/:path*'] };

/** A path without a page: the desk answers other visitors with 404. */
const NO_PAGE = '/no-page-at-this-address';

/** Hides the desk from visitors without a session, invitation or known device (docs/product.md 41.2). */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const access = await deskAccessOf(request, database, new Date());
  if (access === 'open') return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  if (access === 'missing' || request.method !== 'GET') return NextResponse.rewrite(new URL(NO_PAGE, request.url));
  return NextResponse.redirect(new URL(`/desk/sign-in?${new URLSearchParams({ to: pathname + search })}`, request.url));
}
