import 'server-only';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { site } from '@/data/site';
import { makePrivateFolder, PRIVATE_FILE } from '@/server/platform/private-files';
import { hashOf } from '@/server/platform/tokens';
import { type MailMessage } from './outbox';

/** Hands one message on; rejects when it could not. The id gives the message its Message-ID. */
export type Deliver = (id: string, message: MailMessage) => Promise<void>;

/** The longest to wait for an SMTP server's answer, in ms. */
const SMTP_MS = 20_000;

/** The longest that the whole of one delivery takes, in ms: a server may answer in time and never come to an end. */
export const DELIVERY_MS = 60_000;

/** A header that would become two: somebody tries to write mail of their own with our server. */
export class HeaderInjectionError extends Error {
  constructor(header: string) {
    super(`The header ${header} holds a control character.`);
    this.name = 'HeaderInjectionError';
  }
}

type MailSettings = { smtpUrl?: string; from?: string; folder?: string; boundMs?: number };

/** The delivery that the environment asks for: SMTP_URL, or else files in MAIL_DIR; from MAIL_FROM. */
export function deliveryFromEnvironment(): Deliver {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAIL_DIR } = process.env;
  return createDelivery({ smtpUrl, from, folder: MAIL_DIR || undefined });
}

/**
 * @param settings `smtpUrl` of the server, `smtps://user:password@host`; without it a message becomes an `.eml` file in
 * `folder`, one for each id. `from` is the sender. `boundMs`: a delivery by SMTP that takes longer is broken off.
 */
export function createDelivery({ smtpUrl, from, folder = 'var/mail', boundMs = DELIVERY_MS }: MailSettings): Deliver {
  const sender = from || `${site.name} <${site.mail.label}>`;
  return smtpUrl ? deliverBySmtp(smtpUrl, sender, boundMs) : deliverToFolder(folder, sender);
}

function deliverBySmtp(url: string, from: string, boundMs: number): Deliver {
  const limits = { connectionTimeout: SMTP_MS, greetingTimeout: SMTP_MS, socketTimeout: SMTP_MS };
  // A password goes over TLS or not at all (RFC 8314, 3): a server without would read it in the clear, and who listens.
  const requireTLS = new URL(url).password !== '';
  const transport = createTransport({ url, requireTLS, ...limits });
  return async (id, message) => {
    // An aborted delivery closes its connection: a server that comes to itself later has no message to send.
    await transport.sendMail({ ...mailOf(id, message, from), signal: AbortSignal.timeout(boundMs) });
  };
}

function deliverToFolder(folder: string, from: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (id, message) => {
    const { message: content } = await transport.sendMail(mailOf(id, message, from));
    makePrivateFolder(folder);
    const path = join(folder, `${id.replace(/[^\w-]/g, '-')}.eml`);
    // Half a file is never seen under its name, whenever the process ends.
    await writeFile(`${path}.new`, content, { mode: PRIVATE_FILE });
    await rename(`${path}.new`, path);
  };
}

function mailOf(id: string, { to, subject, text, html, unsubscribeUrl, replyTo }: MailMessage, from: string) {
  for (const [header, value] of Object.entries({ to, subject, unsubscribeUrl, replyTo })) {
    if (value !== undefined && /\p{Cc}/u.test(value)) throw new HeaderInjectionError(header);
  }
  return {
    from,
    // As an object it is one address, whatever commas or brackets it holds.
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    messageId: `<${hashOf(id).slice(0, 32)}@${site.mail.label.split('@')[1]}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: unsubscribeUrl
      ? { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {},
  };
}
