import { AccountArea } from '@/components/account/account-area';
import { AlreadyRegistered } from '@/components/account/already-registered';
import { NeedsScript } from '@/components/account/needs-script';
import { Registration } from '@/components/account/registration';
import { PageHeader } from '@/components/ui/page-header';
import { pageMetadata } from '@/app/page-metadata';
import { registrationWords } from '@/components/account/copy';

export const metadata = pageMetadata({
  title: registrationWords.title,
  description: 'Open an Odd Hours account.',
  path: '/register/registeruser',
  isPrivate: true,
});

export default function RegisterPage() {
  return (
    <div className="page-width">
      <PageHeader title={registrationWords.title} />
      <NeedsScript />
      <AccountArea guest={<Registration />} user={<AlreadyRegistered />} />
    </div>
  );
}
