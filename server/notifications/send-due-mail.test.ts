// Verifies docs/product.md 17.2, 17.3, 17.7, 17.8.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SMTPServerOptions } from 'smtp-server';
import { enqueueMail, type MailMessage, resendMail } from './outbox';
import { later, now, paidOrder } from '@/server/testing/checkout';
import { itOnce, itOnOneEngine, onEachEngine } from '@/server/testing/engines';
import { collectLog } from '@/server/testing/log';
import { startSmtp } from '@/server/testing/smtp-server';
import { createDelivery, DELIVERY_MS, HeaderInjectionError } from './deliver';
import { sendDueMail, waitAfter } from './send-due-mail';
import { contactAcknowledgement, newsletterConfirmation } from './shopper-mail';

const HOUR = 60 * 60_000;

onEachEngine((where) => {
  const enqueue = (id: string, message: MailMessage = contactAcknowledgement('ada@example.com')) =>
    where()
      .db.transaction()
      .execute((records) => enqueueMail(records, id, message, now));
  const rows = () => where().db.selectFrom('outbox').selectAll().execute();
  const logLines = collectLog();
  const entries = () => logLines().map((line): Record<string, unknown> => JSON.parse(line));

  it('sendDueMail sends an order’s confirmation over SMTP once, as text and as HTML', async () => {
    const { db } = where();
    const { order, code } = await paidOrder(db);
    const smtp = await startSmtp();
    const deliver = createDelivery({ smtpUrl: smtp.url });
    expect(await sendDueMail(db, deliver, () => now)).toBe(1);
    expect(await sendDueMail(db, deliver, () => later(HOUR))).toBe(0);
    await smtp.stop();
    expect(smtp.received).toMatchObject([{ to: ['ada@example.com'] }]);
    const content = smtp.received[0]?.content.replace(/=\r\n/g, '') ?? '';
    expect(content).toContain(`Subject: Order ${order.number}: thank you`);
    expect(content).toContain('From: Odd Hours <hello@oddhours.example>');
    expect(content).toMatch(/^Message-ID: <[0-9a-f]{32}@oddhours\.example>\r$/m);
    expect(content).toContain('Content-Type: text/plain');
    expect(content).toContain('Content-Type: text/html');
    expect(content).toContain(code);
    expect(content).toContain('$398.00');
    expect(content).toContain('Ada &lt;Byron&gt;');
    expect(content).not.toContain('<Byron></');
    // Verifies docs/product.md 35.14 (confirmation).
    expect(content).toContain(`/thanks/invoice?order=3D${order.token}&number=3D2026-000001`);
    const [, base64 = ''] = (smtp.received[0]?.content ?? '').split(
      /Content-Disposition: attachment; filename=invoice-2026-000001\.pdf\r\n\r\n/,
    );
    const file = Buffer.from(base64.split('\r\n--')[0] ?? '', 'base64');
    const stored = await db.selectFrom('invoice_files').select('pdf').executeTakeFirst();
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.toString('base64')).toBe(stored?.pdf);
  });

  // Verifies docs/product.md 26.10 (email).
  itOnce('sendDueMail sends mail at once that was queued, delayed or leased while the clock was ahead', async () => {
    const { db } = where();
    const ahead = later(365 * 24 * HOUR);
    for (const id of ['queued', 'delayed', 'leased']) await enqueueMail(db, id, contactAcknowledgement(id), ahead);
    const set = (id: string, change: object) => db.updateTable('outbox').set(change).where('id', '=', id).execute();
    await set('delayed', { attempts: 3, next_attempt_at: later(366 * 24 * HOUR).toISOString() });
    await set('leased', { attempts: 1, leased_until: ahead.toISOString() });
    const sent: string[] = [];
    const deliver = async (id: string) => void sent.push(id);
    expect(await sendDueMail(db, deliver, () => now)).toBe(3);
    expect(sent.toSorted()).toEqual(['delayed', 'leased', 'queued']);
  });

  itOnce('sendDueMail waits for the longest wait of a delayed mail, and for the lease of another sender', async () => {
    const { db } = where();
    for (const id of ['delayed', 'leased']) await enqueue(id);
    const set = (id: string, change: object) => db.updateTable('outbox').set(change).where('id', '=', id).execute();
    await set('delayed', { attempts: 20, next_attempt_at: later(waitAfter(20)).toISOString() });
    await set('leased', { attempts: 1, leased_until: later(2 * DELIVERY_MS).toISOString() });
    expect(
      await sendDueMail(
        db,
        async () => {},
        () => now,
      ),
    ).toBe(0);
  });

  itOnce('sendDueMail deletes the content of sent mail, so that its links are gone', async () => {
    const { db } = where();
    const mail = newsletterConfirmation('ada@example.com', 'https://x.example/c?t=1', 'https://x.example/u?t=2');
    await enqueue('a', { ...mail, replyTo: 'eve@example.com' });
    await enqueue('b', newsletterConfirmation('bea@example.com', 'https://x.example/c?t=3', 'https://x.example/u?t=4'));
    const sent: MailMessage[] = [];
    await sendDueMail(
      db,
      async (id, message) => {
        if (id === 'b') throw new Error('no such mailbox');
        sent.push(message);
      },
      () => now,
    );
    expect(sent).toMatchObject([{ text: expect.stringContaining('t=1'), unsubscribeUrl: 'https://x.example/u?t=2' }]);
    const [a, b] = (await rows()).sort((one, other) => one.id.localeCompare(other.id));
    expect(a).toMatchObject({
      recipient: 'ada@example.com',
      subject: 'Confirm your newsletter subscription',
      text_body: '',
      html_body: '',
      unsubscribe_url: null,
      reply_to: null,
      sent_at: now.toISOString(),
    });
    expect(b?.text_body).toContain('t=3');
    expect(b?.unsubscribe_url).toContain('t=4');
  });

  itOnce(
    'sendDueMail keeps a message while the server is down, backs off, and sends it once after recovery',
    async () => {
      const { db } = where();
      const smtp = await startSmtp();
      await smtp.stop();
      await enqueue('a');
      const dead = createDelivery({ smtpUrl: smtp.url });
      expect(await sendDueMail(db, dead, () => now)).toBe(0);
      expect(await rows()).toMatchObject([
        { attempts: 1, sent_at: null, leased_until: null, next_attempt_at: later(30_000).toISOString() },
      ]);
      expect((await rows())[0]?.last_error).toContain('ECONNREFUSED');
      expect(await sendDueMail(db, dead, () => later(29_999))).toBe(0);
      expect((await rows())[0]?.attempts).toBe(1);
      const back = await startSmtp();
      expect(await sendDueMail(db, createDelivery({ smtpUrl: back.url }), () => later(30_000))).toBe(1);
      await back.stop();
      expect(back.received).toHaveLength(1);
      expect(await rows()).toMatchObject([{ attempts: 2, sent_at: later(30_000).toISOString(), last_error: null }]);
    },
  );

  itOnOneEngine('sendDueMail expires mail after thirty tries, without delaying other mail', async () => {
    const { db } = where();
    await enqueue('bad', contactAcknowledgement('nobody@example.com'));
    await enqueue('good');
    const smtp = await startSmtp({
      onRcptTo: ({ address }, session, done) =>
        done(address.startsWith('nobody') ? new Error('no such mailbox') : undefined),
    });
    const deliver = createDelivery({ smtpUrl: smtp.url });
    const send = (day: number) => sendDueMail(db, deliver, () => later(day * 24 * HOUR));
    await send(0);
    // The next test tries thirty times; each try here is a connection to a server.
    await db.updateTable('outbox').set({ attempts: 27 }).where('id', '=', 'bad').execute();
    for (let day = 27; day < 40; day += 1) await send(day);
    await smtp.stop();
    expect(smtp.received).toHaveLength(1);
    const bad = (await rows()).find(({ id }) => id === 'bad');
    expect(bad).toMatchObject({ attempts: 30, abandoned_at: later(29 * 24 * HOUR).toISOString() });
    expect(bad?.last_error).toContain('no such mailbox');
  });

  itOnce('sendDueMail logs each change of a mail’s state once, without an address', async () => {
    const { db } = where();
    await enqueue('lost');
    const dead = () => Promise.reject(Object.assign(new Error('450 <ada@example.com> is full'), { code: 'EENVELOPE' }));
    for (let day = 0; day < 40; day += 1) await sendDueMail(db, dead, () => later(day * 24 * HOUR));
    await enqueue('late');
    await sendDueMail(db, dead, () => later(0));
    await sendDueMail(db, dead, () => later(HOUR));
    await sendDueMail(
      db,
      async () => {},
      () => later(2 * HOUR),
    );
    expect(entries()).toMatchObject([
      { level: 'warn', what: 'mail delayed', mail: 'lost', code: 'EENVELOPE' },
      { level: 'warn', what: 'mail expired', mail: 'lost', attempts: 30 },
      { level: 'warn', what: 'mail delayed', mail: 'late' },
      { level: 'info', what: 'mail recovered', mail: 'late', attempts: 3 },
    ]);
    expect(logLines().join()).not.toContain('ada@');
  });

  itOnOneEngine(
    'sendDueMail times out a server that accepts a message and hangs, and the message is sent once',
    async () => {
      const { db } = where();
      await enqueue('a');
      let hung = 0;
      const hanging = await startSmtp({ onData: (stream) => void stream.resume().on('end', () => (hung += 1)) });
      const deliver = createDelivery({ smtpUrl: hanging.url, boundMs: 1500 });
      expect(await sendDueMail(db, deliver, () => now)).toBe(0);
      expect(hung).toBe(1);
      expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, leased_until: null }]);
      await hanging.stop();
      const back = await startSmtp();
      const again = createDelivery({ smtpUrl: back.url });
      expect(await sendDueMail(db, again, () => later(HOUR))).toBe(1);
      expect(await sendDueMail(db, again, () => later(2 * HOUR))).toBe(0);
      await back.stop();
      expect(back.received).toHaveLength(1);
    },
  );

  itOnce('sendDueMail ignores a late failure of a sender that lost its lease', async () => {
    const { db } = where();
    await enqueue('a');
    let fail: (error: Error) => void = () => {};
    const late = sendDueMail(
      db,
      () => new Promise((_, reject) => (fail = reject)),
      () => now,
    );
    while ((await rows())[0]?.leased_until == null) await new Promise((resolve) => setTimeout(resolve, 5));
    let sent = () => {};
    const other = sendDueMail(
      db,
      () => new Promise((resolve) => (sent = resolve)),
      () => later(120_000),
    );
    while ((await rows())[0]?.attempts !== 2) await new Promise((resolve) => setTimeout(resolve, 5));
    fail(new Error('too late'));
    await late;
    const third = jest.fn(async () => {});
    await sendDueMail(db, third, () => later(180_000));
    expect(third).not.toHaveBeenCalled();
    sent();
    expect(await other).toBe(1);
  });

  itOnce('sendDueMail starts no further message after its signal aborts', async () => {
    const { db } = where();
    for (const id of ['a', 'b']) await enqueue(id);
    const stop = new AbortController();
    const deliver = jest.fn(async () => stop.abort());
    expect(await sendDueMail(db, deliver, () => now, stop.signal)).toBe(1);
  });

  // Verifies docs/product.md 26.4 (email that could not be sent, the owner's own email).
  itOnce('sendDueMail notifies the owner of expired mail, except the owner’s own', async () => {
    process.env.OWNER_EMAIL = 'owner@example.com';
    const { db } = where();
    await enqueue('contact:1');
    const dead = () => Promise.reject(new Error('no such mailbox'));
    for (let day = 0; day < 100; day += 1) await sendDueMail(db, dead, () => later(day * 24 * HOUR));
    delete process.env.OWNER_EMAIL;
    const [, toOwner, ...others] = (await rows()).sort((one, other) => one.id.localeCompare(other.id));
    expect(others).toEqual([]);
    expect(toOwner).toMatchObject({ id: 'owner:mail:contact:1', recipient: 'owner@example.com', attempts: 30 });
    expect(toOwner?.text_body).toContain('npm run orders -- mail resend contact:1');
    expect(toOwner?.text_body).toContain('to ada@example.com');
  });

  // Verifies docs/product.md 26.4 (email that could not be sent).
  itOnce(
    'sendDueMail notifies the owner again of mail that was queued again and could not be sent either',
    async () => {
      process.env.OWNER_EMAIL = 'owner@example.com';
      const { db } = where();
      await enqueue('contact:1');
      const toOwner: Date[] = [];
      let day = 0;
      const deliver = async (id: string) => {
        if (id !== 'owner:mail:contact:1') throw new Error('no such mailbox');
        toOwner.push(later(day * 24 * HOUR));
      };
      const tryFor = async (days: number) => {
        for (const end = day + days; day < end; day += 1) await sendDueMail(db, deliver, () => later(day * 24 * HOUR));
      };
      await tryFor(40);
      expect(await resendMail(db, undefined, later(day * 24 * HOUR))).toBe(1);
      await tryFor(40);
      delete process.env.OWNER_EMAIL;
      expect(toOwner).toHaveLength(2);
    },
  );

  it('sendDueMail sends each message once with four concurrent senders', async () => {
    const { db } = where();
    for (let index = 0; index < 8; index += 1) await enqueue(`m${index}`);
    const sent: string[] = [];
    const deliver = async (id: string) => {
      await new Promise((resolve) => setTimeout(resolve, 2));
      sent.push(id);
    };
    await Promise.all(Array.from({ length: 4 }, () => sendDueMail(db, deliver, () => now)));
    expect(sent.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `m${index}`));
  });

  itOnce('sendDueMail takes over from a killed sender, under the same Message-ID', async () => {
    const { db } = where();
    await enqueue('a');
    void sendDueMail(
      db,
      () => new Promise(() => {}),
      () => now,
    );
    while ((await rows())[0]?.leased_until == null) await new Promise((resolve) => setTimeout(resolve, 5));
    const deliver = jest.fn(async () => {});
    expect(await sendDueMail(db, deliver, () => later(60_000))).toBe(0);
    expect(await sendDueMail(db, deliver, () => later(119_999))).toBe(0);
    const requeued = [await resendMail(db, 'a', later(119_999)), await resendMail(db, 'a', later(120_000))];
    expect(requeued).toEqual([0, 1]);
    expect(await sendDueMail(db, deliver, () => later(120_000))).toBe(1);
    expect(deliver).toHaveBeenCalledWith('a', contactAcknowledgement('ada@example.com'));
  });

  itOnce('sendDueMail tries thirty times in five days, doubling the wait up to six hours', async () => {
    const { db } = where();
    await enqueue('a');
    const dead = jest.fn(() => Promise.reject(new Error('x'.repeat(600))));
    const first = [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360];
    const waits = [...first, ...Array.from({ length: 19 }, () => 21_600)].map((seconds) => seconds * 1000);
    let at = 0;
    for (const [index, wait] of waits.entries()) {
      await sendDueMail(db, dead, () => later(at));
      expect((await rows())[0]).toMatchObject({ attempts: index + 1, abandoned_at: null });
      await sendDueMail(db, dead, () => later(at + wait - 1));
      expect(dead).toHaveBeenCalledTimes(index + 1);
      at += wait;
    }
    expect(at).toBeGreaterThan(5 * 24 * HOUR);
    await sendDueMail(db, dead, () => later(at));
    expect((await rows())[0]).toMatchObject({ attempts: 30, abandoned_at: later(at).toISOString() });
    expect((await rows())[0]?.last_error).toHaveLength(500);
    await sendDueMail(db, dead, () => later(at + 24 * HOUR));
    expect(dead).toHaveBeenCalledTimes(30);
  });

  itOnce('sendDueMail sends the oldest due mail first', async () => {
    const { db } = where();
    for (const [id, ms] of [
      ['c', 2],
      ['a', 0],
      ['b', 1],
    ] as const) {
      const message = contactAcknowledgement('ada@example.com');
      await db.transaction().execute((records) => enqueueMail(records, id, message, later(ms)));
    }
    const sent: string[] = [];
    await sendDueMail(
      db,
      async (id) => void sent.push(id),
      () => later(2),
    );
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  itOnce('enqueueMail adds one message per event, and none when its transaction fails', async () => {
    const { db } = where();
    await enqueue('a');
    await enqueue('a');
    const failing = db.transaction().execute(async (records) => {
      await enqueueMail(records, 'b', contactAcknowledgement('ada@example.com'), now);
      throw new Error('half-way');
    });
    await expect(failing).rejects.toThrow('half-way');
    expect(await rows()).toHaveLength(1);
  });
});

it('waitAfter returns 30 s, a minute, two, …, at most six hours', () => {
  expect([1, 2, 3, 11, 12].map(waitAfter)).toEqual([30_000, 60_000, 120_000, 6 * HOUR, 6 * HOUR]);
  expect(waitAfter(10)).toBe(15_360_000);
});

describe('delivery over SMTP with a password', () => {
  const passwords: string[] = [];
  beforeEach(() => passwords.splice(0));
  // The test server's self-signed certificate causes a warning.
  afterEach(() => jest.mocked(console.error).mockClear());
  const onAuth: SMTPServerOptions['onAuth'] = ({ password }, { secure }, done) => {
    passwords.push(`${password}, ${secure ? 'over TLS' : 'in the clear'}`);
    done(null, { user: 'shop' });
  };
  /** Accepts the test server's self-signed certificate. */
  const url = (smtp: { url: string }) =>
    `${smtp.url.replace('smtp://', 'smtp://shop:enamel@')}?tls.rejectUnauthorized=false`;
  const send = (smtp: { url: string }) =>
    createDelivery({ smtpUrl: url(smtp) })('a', contactAcknowledgement('ada@example.com'));

  it('sends it over TLS when the server offers STARTTLS', async () => {
    const smtp = await startSmtp({ disabledCommands: [], authOptional: false, onAuth });
    await send(smtp);
    await smtp.stop();
    expect(passwords).toEqual(['enamel, over TLS']);
    expect(smtp.received).toHaveLength(1);
  });

  it('sends neither password nor mail to a server without TLS', async () => {
    const smtp = await startSmtp({ allowInsecureAuth: true, authOptional: false, onAuth });
    await expect(send(smtp)).rejects.toThrow(/STARTTLS/);
    await smtp.stop();
    expect(passwords).toEqual([]);
    expect(smtp.received).toEqual([]);
  });
});

describe('delivery without an SMTP server', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'odd-hours-mail-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const files = () => readdirSync(folder);

  it('writes one file per message, however often it is delivered', async () => {
    const deliver = createDelivery({ folder, from: 'Shop <shop@example.com>' });
    const message = newsletterConfirmation('ada@example.com', 'https://x.example/c?t=1', 'https://x.example/u?t=2');
    await deliver('newsletter:../1', message);
    await deliver('newsletter:../1', message);
    expect(files()).toEqual(['newsletter----1.eml']);
    const content = readFileSync(join(folder, 'newsletter----1.eml'), 'utf8');
    expect(content).toContain('From: Shop <shop@example.com>');
    expect(content).toContain('To: ada@example.com');
    expect(content).toContain('List-Unsubscribe: <https://x.example/u?t=2>');
    expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(content).toContain('Content-Type: text/html');
  });

  it.each<[string, Partial<MailMessage>]>([
    ['to', { to: 'a@example.com\r\nBcc: b@example.com' }],
    ['subject', { subject: 'Hello\nBcc: b@example.com' }],
    ['replyTo', { replyTo: 'a@example.com\r\nBcc: b@example.com' }],
    ['unsubscribeUrl', { unsubscribeUrl: 'https://x.example/\r\nBcc: b@example.com' }],
  ])('rejects a second header in %s', async (_, change) => {
    const deliver = createDelivery({ folder });
    await expect(deliver('a', { ...contactAcknowledgement('a@example.com'), ...change })).rejects.toThrow(
      HeaderInjectionError,
    );
    expect(files()).toEqual([]);
  });
});
