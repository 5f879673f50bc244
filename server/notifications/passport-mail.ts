import 'server-only';
import { absoluteUrl, site } from '@/data/site';
import { dateCopy } from '@/domain/delivery-text';
import { passportPath } from '@/domain/paths';
import { serialOf } from '@/domain/passport';
import { type Database } from '@/server/database/database';
import { type DomainEvents, type SoldUnit } from '@/server/events/domain-events';
import { findPassportOfUnit, type Passport } from '@/server/passports/passports';
import { type Block, renderMail } from './layout';
import { mailButtons, mailCopy, passportMailCopy } from './mail-copy';
import { notifyOwner } from './notify-owner';
import { enqueueMail } from './outbox';

/** Mails both sides of a hand-over. Neither mail names the other person (docs/product.md 39.7). */
export async function mailHandOver(
  records: Database,
  event: DomainEvents['passport-handed-over'],
  now: Date,
): Promise<void> {
  const { name, token, holder_email: to } = await findKnownPassport(records, event);
  const id = `${serialOf(event)}:${event.sequence}`;
  const given = passportMailCopy.given(name);
  const former = [
    { kind: 'text', text: passportMailCopy.former },
    { kind: 'text', text: mailCopy.notYou(site.mail.label) },
  ] as const;
  await enqueueMail(records, `handed-over:${id}`, mail(event.from, given, former), now);
  const taken = passportMailCopy.taken(name);
  const next = [
    { kind: 'text', text: passportMailCopy.next },
    button(token),
    { kind: 'text', text: passportMailCopy.private },
  ] as const;
  await enqueueMail(records, `taken-over:${id}`, mail(to, taken, next), now);
}

/** Notifies the owner of a requested service. */
export async function notifyOwnerOfService(
  records: Database,
  event: DomainEvents['service-asked'],
  now: Date,
): Promise<void> {
  const { name, holder_email: replyTo } = await findKnownPassport(records, event);
  const serial = serialOf(event);
  const lines = [
    event.note,
    `Reply to this email to answer. Record the service: npm run orders -- service ${serial} "What was done"`,
  ];
  const notification = { subject: `Service for ${name} (${serial})`, lines, ...(replyTo && { replyTo }) };
  await notifyOwner(records, `service:${serial}:${event.sequence}`, notification, now);
}

/** Notifies the owner of a watch that its holder reports as stolen. */
export async function notifyOwnerOfStolenWatch(
  records: Database,
  event: DomainEvents['watch-stolen'],
  now: Date,
): Promise<void> {
  const { name } = await findKnownPassport(records, event);
  const serial = serialOf(event);
  const lines = [
    'Its holder reported it. The passport says so, and cannot be handed over. Look at the number before you accept it for service.',
  ];
  await notifyOwner(
    records,
    `stolen:${serial}:${event.sequence}`,
    { subject: `${name} (${serial}) is reported as stolen`, lines },
    now,
  );
}

/** Mails the wished reminder to change a battery. */
export async function mailBatteryReminder(
  records: Database,
  event: DomainEvents['battery-due'],
  now: Date,
): Promise<void> {
  const { name, token, holder, holder_email: to } = await findKnownPassport(records, event);
  const blocks = [{ kind: 'text', text: passportMailCopy.batteryText(dateCopy(event.since)) }, button(token)] as const;
  const title = passportMailCopy.battery(name);
  await enqueueMail(records, `battery:${serialOf(event)}:${holder}:${event.since}`, mail(to, title, blocks), now);
}

const button = (token: string) =>
  ({ kind: 'button', label: mailButtons.passport, url: absoluteUrl(passportPath(token)) }) as const;

const mail = (to: string, subject: string, blocks: readonly Block[]) => ({
  to,
  subject,
  ...renderMail(subject, blocks),
});

async function findKnownPassport(records: Database, { order, line, unit }: SoldUnit): Promise<Passport> {
  const passport = await findPassportOfUnit(records, order, line, unit);
  if (!passport) throw new Error(`Unit ${serialOf({ order, line, unit })} has no passport.`);
  return passport;
}
