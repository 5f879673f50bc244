import { LinkedWords } from '@/components/information/linked-words';
import { site } from '@/data/site';

/** Phone and email address in running text, for screens that send the shopper to a person. */
export function ContactLines() {
  return <LinkedWords text={`call ${site.phone.label} or write to ${site.mail.label}`} />;
}
