import 'server-only';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { emailAddress } from '@/contract/fields.schema';
import { site } from '@/data/site';
import { ReportedError } from '@/domain/reported-error';
import { type InvoiceAttachment } from '@/server/invoices/read';
import { makePrivateFolder, PRIVATE_FILE } from '@/server/platform/private-files';
import { hashOf } from '@/server/platform/tokens';
import { type MailMessage } from './outbox';

/** Delivers one message, or rejects. The id becomes its Message-ID. */
export type Deliver = (id: string, message: OutgoingMail) => Promise<void>;

/** A mail as it is sent: with its files in place of their numbers. */
export type OutgoingMail = Omit<MailMessage, 'invoices'> & { attachments?: readonly InvoiceAttachment[] };

/** SMTP timeout for one response, in ms. */
const SMTP_MS = 20_000;

/** Timeout of one whole delivery, in ms: a server may respond in time and never finish. */
export const DELIVERY_MS = 60_000;

/** A header value has a line break: an attempt at header injection. */
export class HeaderInjectionError extends Error {
  constructor(header: string) {
    super(`The header ${header} contains a control character.`);
    this.name = 'HeaderInjectionError';
  }
}

type MailSettings = { smtpUrl?: string; from?: string; folder?: string; boundMs?: number };

/** SMTP_URL or MAIL_FROM is invalid. */
class MailSettingsError extends ReportedError {
  override name = 'MailSettingsError';
}

/** Reads SMTP_URL, MAIL_FROM and MAIL_DIR. @throws {MailSettingsError} */
export function mailSettings(env: Partial<NodeJS.ProcessEnv> = process.env): MailSettings {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR } = env;
  // The message must not repeat the URL, which may contain a password.
  if (smtpUrl && !isSmtpUrl(smtpUrl))
    throw new MailSettingsError(
      'SMTP_URL must be smtp:// or smtps:// with a host, or empty. Write / # ? @ : % of a password as %2F %23 %3F %40 %3A %25.',
    );
  if (from && !emailAddress().safeParse(/<([^<>]*)>\s*$/.exec(from)?.[1] ?? from).success)
    throw new MailSettingsError(`MAIL_FROM must be an address, as in Odd Hours <orders@example.com>, but is ${from}.`);
  return { smtpUrl, from, folder: MAIL_DIR || undefined };
}

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

/** Creates the delivery that the environment configures. @throws {MailSettingsError} */
export const deliveryFromEnvironment = (): Deliver => createDelivery(mailSettings());

/**
 * Creates a delivery over SMTP, or into files. @param settings `smtpUrl` of the server, `smtps://user:password@host`;
 * without it, each id becomes an `.eml` file in `folder`. `from` is the sender. `boundMs` is the timeout of an SMTP
 * delivery.
 */
export function createDelivery({ smtpUrl, from, folder = 'var/mail', boundMs = DELIVERY_MS }: MailSettings): Deliver {
  const sender = from || `${site.name} <${site.mail.label}>`;
  return smtpUrl ? deliverBySmtp(smtpUrl, sender, boundMs) : deliverToFolder(folder, sender);
}

function deliverBySmtp(url: string, from: string, boundMs: number): Deliver {
  const limits = { connectionTimeout: SMTP_MS, greetingTimeout: SMTP_MS, socketTimeout: SMTP_MS };
  // A password requires TLS (RFC 8314, 3): without it, anyone on the network could read it.
  const requireTLS = new URL(url).password !== '';
  const transport = createTransport({ url, requireTLS, ...limits });
  return async (id, message) => {
    // An aborted delivery closes its connection, so that a server that recovers later has no message to send.
    await transport.sendMail({ ...mailOf(id, message, from), signal: AbortSignal.timeout(boundMs) });
  };
}

function deliverToFolder(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, message) => {
    const { message: content } = await transport.sendMail(mailOf(id, message, from));
    makePrivateFolder(folder);
    const path = join(folder, `${id.replace(/[^\w-]/g, '-')}.eml`);
    // Write and rename: no partial file exists under the final name, even after a crash.
    await writeFile(`${path}.new`, content, { mode: PRIVATE_FILE });
    await rename(`${path}.new`, path);
  };
}

function mailOf(
  id: string,
  { to, subject, text, html, unsubscribeUrl, replyTo, attachments = [] }: OutgoingMail,
  from: string,
) {
  for (const [header, value] of Object.entries({ to, subject, unsubscribeUrl, replyTo })) {
    if (value !== undefined && /\p{Cc}/u.test(value)) throw new HeaderInjectionError(header);
  }
  return {
    from,
    // As an object it is one address, even with commas or brackets.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    ...(attachments.length > 0 && { attachments: [...attachments] }),
    messageId: `<${hashOf(id).slice(0, 32)}@${site.mail.label.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  };
}
