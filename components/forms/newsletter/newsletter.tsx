import { PageHeader } from '@/components/ui/page-parts';
import { maxEmailLength, newsletterPattern } from '@/contract/limits';
import { newsletterRoute } from '@/contract/forms';
import { newsletterLinkCopy } from './copy';
import { NewsletterForm } from './newsletter-form';

/** Newsletter form with limits as props, so that the client bundle of every page omits the contract. */
export function Newsletter() {
  return <NewsletterForm path={newsletterRoute.path} pattern={newsletterPattern} longest={maxEmailLength} />;
}

type NewsletterLinkFormProps = {
  title: string;
  message: string;
  button: string;
  /** URL that the button posts to. */
  action: string;
  /** The unvalidated URL parameter. */
  token: string | string[] | undefined;
};

/** Confirmation page behind a newsletter email's link: a question and a button that works without scripts. */
export function NewsletterLinkForm({ title, message, button, action, token }: NewsletterLinkFormProps) {
  if (typeof token !== 'string') {
    return <PageHeader title={newsletterLinkCopy.brokenLinkTitle}>{newsletterLinkCopy.brokenLink}</PageHeader>;
  }
  return (
    <>
      <PageHeader title={title}>{message}</PageHeader>
      <form action={action} method="post">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </>
  );
}
