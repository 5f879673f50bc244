/** What has been sent keeps no words: its links open orders and end subscriptions. */
export const sentMail = [
  `update outbox set text_body = '', html_body = '', unsubscribe_url = null where sent_at is not null`,
];
