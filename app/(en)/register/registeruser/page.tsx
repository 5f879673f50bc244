import { registerPageCopy } from '@/app/page-copy';
import { pageMetadata } from '@/app/page-metadata';
import { AccountArea } from '@/components/account/account-area';
import { accountsNeedScript, registrationCopy, signInCopy } from '@/components/account/copy';
import { AlreadyRegistered, RegistrationForm } from '@/components/account/registration';
import { Link } from '@/components/ui/link';
import { PageHeader, Notice } from '@/components/ui/page-parts';
import { sentenceGap } from '@/domain/punctuation';

export const metadata = pageMetadata({
  title: registrationCopy.title,
  description: registerPageCopy.description,
  path: '/register/registeruser',
  isPrivate: true,
});

/** The registration form (docs/product.md 11.5). */
export default function RegisterPage() {
  return (
    <div className="page-width">
      <PageHeader title={registrationCopy.title} />
      <noscript>
        <Notice>{accountsNeedScript}</Notice>
      </noscript>
      <AccountArea guest={<Registration />} user={<AlreadyRegistered />} />
    </div>
  );
}

function Registration() {
  return (
    <div className="max-w-md">
      <RegistrationForm />
      <p className="mt-4">
        {registerPageCopy.registered}
        {sentenceGap}
        <Link href="/auth/user" className="font-semibold text-link">
          {signInCopy.title}
        </Link>
      </p>
    </div>
  );
}
