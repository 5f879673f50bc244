import { Link } from '@/components/ui/link';
import { signInWords } from '@/components/words/account';
import { RegistrationForm } from './registration-form';

/** Registration, and the way to sign in for those who have an account. */
export function Registration() {
  return (
    <div className="max-w-md">
      <RegistrationForm />
      <p className="mt-4">
        Already registered?{' '}
        <Link href="/auth/user" className="font-semibold text-link">
          {signInWords.title}
        </Link>
      </p>
    </div>
  );
}
