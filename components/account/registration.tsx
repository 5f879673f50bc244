import { Link } from '@/components/ui/link';
import { RegistrationForm } from './registration-form';

/** Registration, and the way to sign in for those who have an account. */
export function Registration() {
  return (
    <div className="max-w-md">
      <RegistrationForm />
      <p className="mt-4">
        Already registered?{' '}
        <Link href="/auth/user" className="font-semibold text-link">
          Sign in
        </Link>
      </p>
    </div>
  );
}
