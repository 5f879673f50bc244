/** A mail that is ready to go. */
export type MailMessage = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Ends a subscription by one click (RFC 8058). */
  unsubscribeUrl?: string;
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: string;
};
