import { notFound } from 'next/navigation';
import { Facts, DeskHistory } from '@/components/desk/record';
import { DeskField, DeskForm } from '@/components/desk/form';
import { DeskPage, DeskSection } from '@/components/desk/page';
import { messagePage } from '@/server/desk/messages/messages';
import { openDesk } from '../../open-desk';
import { utcMinute } from '@/domain/local-date';

export const metadata = { title: 'Message' };

const LIST = '/desk/messages';

/** One message with its answer (docs/product.md 42.4). */
export default async function MessagePage({ params, searchParams }: PageProps<'/desk/messages/[id]'>) {
  const { db, actor, now, submitted } = await openDesk(searchParams);
  const { id: typed } = await params;
  const found = (await messagePage(db, actor, typed, now)) ?? notFound();
  const { message, changes, version } = found;
  const { id, name, email, subject, body, created_at: at, answered_at: answered, suspected } = message;
  const path = `/desk/messages/${id}`;
  const forms = { back: path, submitted, version, fields: { id } };
  return (
    <DeskPage title={subject} path={path} submitted={submitted}>
      <div className="desk-columns">
        <DeskSection title="Message">
          {suspected === 1 && (
            <p className="desk-bad">
              Suspected as spam: a hidden field was filled, or the form within two seconds. No email was sent.
            </p>
          )}
          <p className="desk-text">{body}</p>
          <Facts
            facts={[
              ['From', `${name}\n${email}`],
              ['Sent', `${utcMinute(at)} UTC`],
              ['Answered', answered === null ? '' : `${utcMinute(answered)} UTC`],
            ]}
          />
          <p>
            <a href={`/desk/shoppers/person?${new URLSearchParams({ email })}`}>
              What the shop knows about this person
            </a>
          </p>
        </DeskSection>
        <DeskSection title="Answer">
          {answered === null ? (
            <>
              <DeskForm {...forms} action="answer-message" button={`Send to ${email}`}>
                <DeskField
                  form={{ action: 'answer-message', back: path, submitted }}
                  name="text"
                  label="Text"
                  kind="area"
                  hint="The message is quoted below it."
                  required
                />
              </DeskForm>
              <DeskForm {...forms} action="close-message" button="Done without an email" look="quiet" />
            </>
          ) : (
            <DeskForm {...forms} action="reopen-message" button="Mark as not answered" look="quiet" />
          )}
          {changes.length > 0 && <DeskHistory steps={changes} />}
        </DeskSection>
      </div>
      <p>
        <a href={LIST}>Back to the messages</a>
      </p>
    </DeskPage>
  );
}
