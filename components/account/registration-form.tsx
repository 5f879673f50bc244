import { Field } from '@/components/forms/field';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';

/** Registration. Disabled as long as accounts are not open, and says so. */
export function RegistrationForm() {
  return (
    <form className="max-w-md">
      <Notice>Accounts are not open yet. Cart and wishlist need none: this browser keeps both.</Notice>
      <fieldset disabled className="mt-8 grid gap-5">
        <legend className="sr-only">Register</legend>
        <Field label="Display name" name="name" autoComplete="nickname" />
        <Field label="E-mail" type="email" name="email" autoComplete="username" />
        <Field
          label="Password"
          type="password"
          name="password"
          autoComplete="new-password"
          hint="6 characters at least."
        />
        <button type="submit" className="button">
          Register
        </button>
      </fieldset>
      <p className="mt-6">
        Already registered?{' '}
        <Link href="/auth/user" className="font-semibold text-link">
          Sign in
        </Link>
      </p>
    </form>
  );
}
