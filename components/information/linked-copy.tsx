import { site } from '@/data/site';

const contacts = [site.phone, site.secondPhone, site.mail];
type Contact = (typeof contacts)[number];

/** A sentence in which the shop's own telephone numbers and its address are links; a number stays on one line. */
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

/** Phone and email address in running text, for screens that send the shopper to a person. */
export function ContactLines() {
  return <LinkedCopy text={`call ${site.phone.label} or write to ${site.mail.label}`} />;
}
