/** A mail that is ready to go. `unsubscribeUrl` ends a subscription by one click (RFC 8058). */
export type MailMessage = { to: string; subject: string; text: string; html: string; unsubscribeUrl?: string };
