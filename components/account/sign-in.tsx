import { Link } from '@/components/ui/link';
import { GoogleForm } from './google-form';
import { ResetForm } from './reset-form';
import { SignInForm } from './sign-in-form';

/** All ways into an account. */
export function SignIn() {
  return (
    <div className="grid max-w-md gap-4">
      <SignInForm />
      <GoogleForm />
      <div className="border-b border-line">
        <ResetForm />
      </div>
      <p>
        No account?{' '}
        <Link href="/register/registeruser" className="font-semibold text-link">
          Register
        </Link>
      </p>
    </div>
  );
}
