import { Link } from '@/components/ui/link';
import { signInWords } from './copy';
import { RegistrationForm } from './registration-form';

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
