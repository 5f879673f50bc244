import { site } from '@/data/site';

/** Phone and email address in running text, for screens that send the shopper to a person. */
export function ContactLines() {
  return (
    <>
      call{' '}
      <a href={site.phone.href} className="whitespace-nowrap text-link">
        {site.phone.label}
      </a>{' '}
      or write to{' '}
      <a href={site.mail.href} className="text-link">
        {site.mail.label}
      </a>
    </>
  );
}
