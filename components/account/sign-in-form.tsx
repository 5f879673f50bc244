import { Field } from '@/components/forms/field';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

/** Sign-in. Disabled as long as accounts are not open, and says so. */
export function SignInForm() {
  return (
    <form className="max-w-md">
      <Notice>Accounts are not open yet. Cart and wishlist need none: this browser keeps both.</Notice>
      <fieldset disabled className="mt-8 grid gap-5">
        <legend className="sr-only">Sign in</legend>
        <Field label="E-mail" type="email" name="email" autoComplete="username" />
        <Field label="Password" type="password" name="password" autoComplete="current-password" />
        <button type="submit" className="button">
          Sign in
        </button>
        <button type="button" className="button-quiet">
          Sign in with Google
        </button>
      </fieldset>
      <p className="mt-6">
        No account?{' '}
        <Link href="/register/registeruser" className="font-semibold text-link">
          Register
        </Link>
      </p>
    </form>
  );
}
