import { RegistrationForm } from '@/components/account/registration-form';
import { PageHeader } from '@/components/ui/page-header';
import { pageMetadata } from '@/lib/page-metadata';

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
      <RegistrationForm />
    </div>
  );
}
