import { SignInForm } from '@/components/account/sign-in-form';
import { PageHeader } from '@/components/ui/page-header';
import { pageMetadata } from '@/lib/page-metadata';

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
      <SignInForm />
    </div>
  );
}
