import { longestEmail, newsletterPattern } from '@/contract/limits';
import { newsletterRoute } from '@/contract/newsletter';
import { NewsletterForm } from './newsletter-form';

/** The newsletter box, which is told what its address is to look like: it stands in every page, and the contract in few. */
export function Newsletter() {
  return <NewsletterForm path={newsletterRoute.path} pattern={newsletterPattern} longest={longestEmail} />;
}
