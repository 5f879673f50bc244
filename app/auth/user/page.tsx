import { AccountArea } from '@/components/account/account-area';
import { AccountPanel } from '@/components/account/account-panel';
import { NeedsScript } from '@/components/account/needs-script';
import { SignIn } from '@/components/account/sign-in';
import { PageHeader } from '@/components/ui/page-header';
import { pageMetadata } from '@/app/page-metadata';

export const metadata = pageMetadata({
  title: 'My account',
  description: 'Sign in to your Odd Hours account.',
  path: '/auth/user',
  isPrivate: true,
});

export default function AccountPage() {
  return (
    <div className="page-width">
      <PageHeader title="My account" />
      <NeedsScript />
      <AccountArea guest={<SignIn />} user={<AccountPanel />} />
    </div>
  );
}
