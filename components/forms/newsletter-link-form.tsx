import { PageHeader } from '@/components/ui/page-header';
import { newsletterLinkWords } from '@/components/forms/newsletter/copy';

type NewsletterLinkFormProps = {
  title: string;
  words: string;
  button: string;
  /** The route that the button posts to. */
  action: string;
  /** As it stands in the address, checked by nobody yet. */
  token: string | string[] | undefined;
};

/** What a link in a mail of the newsletter opens: a question and one button, which works without scripts. */
export function NewsletterLinkForm({ title, words, button, action, token }: NewsletterLinkFormProps) {
  if (typeof token !== 'string') {
    return (
      <PageHeader title={newsletterLinkWords.brokenLinkTitle}>
        Open it from the mail once more, or copy all of it.
      </PageHeader>
    );
  }
  return (
    <>
      <PageHeader title={title}>{words}</PageHeader>
      <form action={action} method="post">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          {button}
        </button>
      </form>
    </>
  );
}
