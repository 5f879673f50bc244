// Verifies docs/product.md 26.1.
import { now } from '@/server/testing/checkout';
import { onSqliteFirst } from '@/server/testing/engines';
import { OwnerEmailError, ownerEmail, notifyOwner } from './notify-owner';

afterEach(() => delete process.env.OWNER_EMAIL);

const news = { subject: 'A dispute\r\nBcc: b@example.com', lines: ['Answer <soon>.', 'By Friday.'] };

onSqliteFirst((where) => {
  const tell = (cause: string) =>
    where()
      .db.transaction()
      .execute((records) => notifyOwner(records, cause, news, now));
  const mails = () => where().db.selectFrom('outbox').selectAll().execute();

  it('notifyOwner writes once for each cause, as text and as HTML', async () => {
    process.env.OWNER_EMAIL = 'owner@example.com';
    await Promise.all([tell('dispute:dp_1'), tell('dispute:dp_1')]);
    await tell('dispute:dp_1');
    await where().db.deleteFrom('outbox').execute();
    await tell('dispute:dp_1');
    expect(await mails()).toEqual([]);
    await tell('dispute:dp_2');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ id: 'owner:dispute:dp_2', recipient: 'owner@example.com' });
    expect(mail?.subject).toBe('A dispute Bcc: b@example.com');
    expect(mail?.text_body).toContain('\n\nAnswer <soon>.\n\nBy Friday.\n\n');
    expect(mail?.html_body).toContain('<p>Answer &lt;soon&gt;.</p>');
  });

  it('notifyOwner writes nothing when its transaction rolls back', async () => {
    process.env.OWNER_EMAIL = 'owner@example.com';
    const failing = where()
      .db.transaction()
      .execute(async (records) => {
        await notifyOwner(records, 'dispute:dp_1', news, now);
        throw new Error('half-way');
      });
    await expect(failing).rejects.toThrow('half-way');
    await tell('dispute:dp_1');
    expect(await mails()).toHaveLength(1);
  });

  it('notifyOwner writes nothing without OWNER_EMAIL, and writes once it is set', async () => {
    await tell('dispute:dp_1');
    expect(await mails()).toEqual([]);
    process.env.OWNER_EMAIL = 'owner@example.com';
    await tell('dispute:dp_1');
    expect(await mails()).toHaveLength(1);
  });
});

it.each([
  [undefined, undefined],
  ['', undefined],
  [' owner@example.com ', 'owner@example.com'],
])('ownerEmail returns %j for %j', (setting, address) => {
  expect(ownerEmail({ OWNER_EMAIL: setting })).toBe(address);
});

it.each(['me', 'a@example.com, b@example.com', 'Owner <owner@example.com>', 'a@example.com\nBcc: b@example.com'])(
  'ownerEmail throws for %j',
  (setting) => {
    expect(() => ownerEmail({ OWNER_EMAIL: setting })).toThrow(OwnerEmailError);
  },
);
