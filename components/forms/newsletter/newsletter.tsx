import { PageHeader } from '@/components/ui/page-parts';
import { longestEmail, newsletterPattern } from '@/contract/limits';
import { newsletterRoute } from '@/contract/newsletter';
import { newsletterLinkCopy } from './copy';
import { NewsletterForm } from './newsletter-form';

/** The newsletter box, which is told what its address is to look like: it stands in every page, and the contract in few. */
export function Newsletter() {
  return <NewsletterForm path={newsletterRoute.path} pattern={newsletterPattern} longest={longestEmail} />;
}

type NewsletterLinkFormProps = {
  title: string;
  message: string;
  button: string;
  /** The route that the button posts to. */
  action: string;
  /** As it stands in the address, checked by nobody yet. */
  token: string | string[] | undefined;
};

/** What a link in a mail of the newsletter opens: a question and one button, which works without scripts. */
export function NewsletterLinkForm({ title, message, button, action, token }: NewsletterLinkFormProps) {
  if (typeof token !== 'string') {
    return (
      <PageHeader title={newsletterLinkCopy.brokenLinkTitle}>
        Open it from the mail once more, or copy all of it.
      </PageHeader>
    );
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
