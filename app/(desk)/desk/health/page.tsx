import { DeskField, DeskForm } from '@/components/desk/form';
import { Facts } from '@/components/desk/record';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { DeskTable } from '@/components/desk/table';
import { healthPage } from '@/server/desk/health/health';
import { listOwners } from '@/server/desk/sign-in/owners-list';
import { listAlerts } from '@/server/desk/today/alerts';
import { openDesk } from '../open-desk';
import { utcMinute } from '@/domain/local-date';
import { DeskAlerts } from '@/components/desk/alerts';

export const metadata = { title: 'Health' };

const PATH = '/desk/health';
const minuteOf = (time: string | null | undefined) => (time ? utcMinute(time) : 'never');

/** Status of jobs, mail, backups and payments, and the list of owners (docs/product.md 42.6). */
export default async function HealthPage({ searchParams }: PageProps<'/desk/health'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { mails, mailCount, jobs, backup, lastPaymentEvent, versions } = await healthPage(db, actor, undefined, now);
  const alerts = await listAlerts(db, actor, undefined, now);
  const owners = await listOwners(db, actor, undefined, now);
  const form = (action: string) => ({ action, back: PATH, submitted });
  return (
    <DeskPage title="Health" path={PATH} submitted={submitted}>
      <div className="desk-columns">
        <DeskAlerts alerts={alerts} back={PATH} submitted={submitted} />
        <DeskSection title="Mail">
          <p>{mailCount === 0 ? 'All email is sent.' : `${mailCount} unsent`}</p>
          <ul>
            {mails.map(
              ({ id, recipient, subject, attempts, next_attempt_at: next, abandoned_at: ended, last_error: why }) => (
                <li key={id}>
                  <p>
                    {subject}, to {recipient}: {attempts} tries,{' '}
                    {ended === null ? `next ${minuteOf(next)}` : `expired ${minuteOf(ended)}`}
                    {why && <span className="desk-bad">{` ${why}`}</span>}
                  </p>
                  {attempts > 0 && (
                    <DeskForm {...form('resend-mail')} fields={{ id }} button="Send again" look="quiet" />
                  )}
                </li>
              ),
            )}
          </ul>
        </DeskSection>
        <DeskSection title="Records">
          <Facts
            facts={[
              [
                'Backups',
                backup.everyHours === undefined
                  ? 'off: set BACKUP_EVERY_HOURS'
                  : `every ${backup.everyHours} hours in ${backup.folder}`,
              ],
              ['Newest', backup.newest ? `${minuteOf(backup.newest)} UTC, restored as a test then` : ''],
              [
                'Payments',
                lastPaymentEvent
                  ? `last event ${minuteOf(lastPaymentEvent.receivedAt)} UTC, ${lastPaymentEvent.provider}`
                  : 'no event yet',
              ],
              ...versions,
            ]}
          />
        </DeskSection>
        <DeskSection title="Jobs">
          <DeskTable
            caption="Jobs with their last success"
            rows={jobs}
            keyOf={({ name }) => name}
            empty="None."
            columns={[
              { label: 'Job', cell: ({ name }) => name.replaceAll('-', ' ') },
              { label: 'Last success', cell: ({ succeededAt }) => minuteOf(succeededAt) },
              {
                label: 'State',
                cell: ({ isLate }) => (isLate ? <span className="desk-bad">late</span> : 'in time'),
              },
            ]}
          />
        </DeskSection>
        <DeskSection title="Owners">
          {owners.map(({ email, passkeys, sessions }) => (
            <div key={email}>
              <h3>{email}</h3>
              <ul>
                {passkeys.map(({ id, label, createdAt, usedAt }) => (
                  <li key={id}>
                    <p>{`Passkey ${label}, made ${minuteOf(createdAt)}, used ${minuteOf(usedAt)}`}</p>
                    <DeskForm
                      {...form('remove-passkey')}
                      fields={{ passkey: id }}
                      button="Delete the passkey"
                      look="danger"
                    />
                  </li>
                ))}
                {sessions.map(({ id, device, createdAt }) => (
                  <li key={id}>
                    <p>{`Signed in on ${device} since ${minuteOf(createdAt)}`}</p>
                    <DeskForm {...form('end-sign-in')} fields={{ session: id }} button="Sign out there" look="quiet" />
                  </li>
                ))}
              </ul>
              <DeskForm
                {...form('revoke-owner')}
                fields={{ email }}
                button="Sign out everywhere and delete the passkeys"
                look="danger"
              />
            </div>
          ))}
          <DeskForm {...form('invite-owner')} button="Invite" look="quiet">
            <DeskField
              form={form('invite-owner')}
              name="email"
              label="Email of an owner"
              kind="email"
              hint="An address of OWNERS, in the shop’s settings. The link goes there by email."
              required
            />
          </DeskForm>
        </DeskSection>
      </div>
    </DeskPage>
  );
}
