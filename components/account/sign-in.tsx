import { Link } from '@/components/ui/link';
import { registrationCopy, signInCopy } from './copy';
import { GoogleForm, SignInForm, ResetForm } from './sign-in-forms';

export function SignIn() {
  return (
    <div className="grid grid-cols-1 gap-4 laptop:grid-cols-2 laptop:gap-16">
      <div className="max-w-md">
        <SignInForm />
      </div>
      <div className="max-w-md laptop:pt-[1.875rem]">
        <GoogleForm />
        <div className="mt-4 border-b border-line">
          <ResetForm />
        </div>
        <p className="mt-4">
          {signInCopy.noAccount}{' '}
          <Link href="/register/registeruser" className="font-semibold text-link">
            {registrationCopy.title}
          </Link>
        </p>
      </div>
    </div>
  );
}
