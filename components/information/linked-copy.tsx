import { site } from '@/data/site';
import { contactSentence } from './contact-copy';

const contacts = [site.phone, site.secondPhone, site.mail];
type Contact = (typeof contacts)[number];

/** Text with the shop's phone numbers and email address as links; a phone number does not wrap. */
export function LinkedCopy({ text }: { text: string }) {
  return linksIn(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={index} href={part.href} className={`text-link ${part === site.mail ? '' : 'whitespace-nowrap'}`}>
        {part.label}
      </a>
    ),
  );
}

function linksIn(text: string): (string | Contact)[] {
  const cut = (text: string, contact: Contact) =>
    text.split(contact.label).flatMap((segment, index) => (index === 0 ? [segment] : [contact, segment]));
  return contacts.reduce<(string | Contact)[]>(
    (parts, contact) => parts.flatMap((part) => (typeof part === 'string' ? cut(part, contact) : [part])),
    [text],
  );
}

/** Phone number and email address in running text. */
export function ContactLines() {
  return <LinkedCopy text={contactSentence(site.phone.label, site.mail.label)} />;
}
