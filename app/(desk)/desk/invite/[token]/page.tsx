import { notFound } from 'next/navigation';
import { Ceremony } from '@/components/desk/ceremony';
import { DeskPage } from '@/components/desk/page';
import { site } from '@/data/site';
import { database } from '@/server/database/database';
import { findInvitation } from '@/server/desk/sign-in/invitations';
import { shopDate } from '@/domain/shop-date';

export const metadata = { title: 'Set up your passkey' };

/** The page of an invitation. Opening it changes nothing, because mail scanners open links (docs/product.md 41.2). */
export default async function InvitePage({ params }: PageProps<'/desk/invite/[token]'>) {
  const { token } = await params;
  const email = (await findInvitation(await database(), token, shopDate())) ?? notFound();
  return (
    <DeskPage title="Set up your passkey" path={`/desk/invite/${token}`} submitted={undefined}>
      <p>
        This makes {email} an owner at the desk of {site.name}, on this device. The passkey stays in your phone, your
        computer or your password manager; the shop gets no password. Every owner gets an email about it.
      </p>
      <Ceremony purpose="enrol" invitation={token} button="Make a passkey" />
      <noscript>
        <p>The passkey needs JavaScript. Everything else at the desk works without it.</p>
      </noscript>
    </DeskPage>
  );
}
