import { longestEmail } from '@/contract/email-address';
import { newsletterRoute } from '@/contract/newsletter';
import { newsletterPattern } from '@/contract/newsletter-pattern';
import { NewsletterForm } from './newsletter-form';

/** The newsletter box, which is told what its address is to look like: it stands in every page, and the contract in few. */
export function Newsletter() {
  return <NewsletterForm path={newsletterRoute.path} pattern={newsletterPattern} longest={longestEmail} />;
}
