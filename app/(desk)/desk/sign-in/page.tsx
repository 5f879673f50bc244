import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { Ceremony } from '@/components/desk/ceremony';
import { DeskPage } from '@/components/desk/page';
import { isDeskPath } from '@/contract/desk.schema';
import { database } from '@/server/database/database';
import { cookieNames, findSession, isKnownDevice } from '@/server/desk/sessions';
import { shopDate } from '@/domain/shop-date';

export const metadata = { title: 'Sign in' };

/** The sign-in of an owner on a browser that has signed in before (docs/product.md 41.2). */
export default async function SignInPage({ searchParams }: PageProps<'/desk/sign-in'>) {
  const { to } = await searchParams;
  const next = isDeskPath(to) ? to : '/desk';
  const [db, now, jar, names] = [await database(), shopDate(), await cookies(), cookieNames()];
  const session = await findSession(db, jar.get(names.session)?.value, now);
  if (!session && !(await isKnownDevice(db, jar.get(names.device)?.value, now))) notFound();
  return (
    <DeskPage title="Sign in to the desk" path="/desk/sign-in" submitted={undefined}>
      {next.startsWith('/desk/confirm?form=') && (
        <p>
          Your sign-in had ended before the form was sent. What you typed is kept: send it after you have signed in.
        </p>
      )}
      {/* A link of another site, such as a mail in a browser, does not send the session. */}
      <p>
        If you are signed in here and come from an email: <a href={next}>continue</a>.
      </p>
      <Ceremony purpose="sign-in" button="Sign in with your passkey" next={next} />
      <noscript>
        <p>The passkey needs JavaScript. Everything else at the desk works without it.</p>
      </noscript>
    </DeskPage>
  );
}
