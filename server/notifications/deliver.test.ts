import { mailSettings } from './deliver';

it.each(['', 'smtp://mail.example.com', 'smtps://user:p%40ss%3Aword@mail.example.com:465', 'smtp://127.0.0.1:2525'])(
  'mailSettings accepts SMTP_URL=%s',
  (smtpUrl) => {
    expect(mailSettings({ SMTP_URL: smtpUrl }).smtpUrl).toBe(smtpUrl);
  },
);

it.each(['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtps://user:se/cret@mail.example.com'])(
  'mailSettings rejects SMTP_URL=%s and repeats no password',
  (smtpUrl) => {
    const read = () => mailSettings({ SMTP_URL: smtpUrl });
    expect(read).toThrow(/^SMTP_URL must be smtp:\/\/ or smtps:\/\/ with a host, or empty\./);
    expect(read).not.toThrow('cret');
  },
);

it.each(['orders@example.com', 'Odd Hours <orders@example.com>', '"Hours, Odd" <orders@example.com> '])(
  'mailSettings accepts MAIL_FROM=%s',
  (from) => {
    expect(mailSettings({ MAIL_FROM: from }).from).toBe(from);
  },
);

it.each(['Odd Hours', 'Odd Hours <orders>', '<orders@example.com> Odd Hours'])(
  'mailSettings rejects MAIL_FROM=%s',
  (from) => {
    expect(() => mailSettings({ MAIL_FROM: from })).toThrow('MAIL_FROM must be an address');
  },
);

it('mailSettings reads the folder of MAIL_DIR; an empty one is none', () => {
  expect([mailSettings({ MAIL_DIR: 'mails' }).folder, mailSettings({ MAIL_DIR: '' }).folder]).toEqual([
    'mails',
    undefined,
  ]);
});
