import { AccountArea } from '@/components/account/account-area';
import { AlreadyRegistered } from '@/components/account/already-registered';
import { NeedsScript } from '@/components/account/needs-script';
import { Registration } from '@/components/account/registration';
import { PageHeader } from '@/components/ui/page-header';
import { pageMetadata } from '@/app/page-metadata';

export const metadata = pageMetadata({
  title: 'Register',
  description: 'Open an Odd Hours account.',
  path: '/register/registeruser',
  isPrivate: true,
});

export default function RegisterPage() {
  return (
    <div className="page-width">
      <PageHeader title="Register" />
      <NeedsScript />
      <AccountArea guest={<Registration />} user={<AlreadyRegistered />} />
    </div>
  );
}
