import { notFound } from 'next/navigation';
import { Ceremony } from '@/components/desk/ceremony';
import { DeskPage } from '@/components/desk/page';
import { isDeskPath } from '@/contract/desk.schema';
import { findSubmitted } from '@/server/desk/submit';
import { openDesk } from '../open-desk';

export const metadata = { title: 'Use your passkey again' };

const FORM = 'waiting-form';

/**
 * Asks for the passkey again, then sends the form that waits for it, or opens a page (docs/product.md 41.2). A form that
 * waited for the sign-in alone needs no second passkey (docs/product.md 41.4).
 */
export default async function ConfirmPage({ searchParams }: PageProps<'/desk/confirm'>) {
  const { db, actor, query } = await openDesk(searchParams);
  const { form: key, to } = query;
  const back = isDeskPath(query.back) ? query.back : '/desk';
  const waiting = key === undefined ? undefined : await findSubmitted(db, actor, key);
  const next = isDeskPath(to) ? to : undefined;
  if (!waiting && next === undefined) notFound();
  const isReady = waiting !== undefined && actor.isConfirmed;
  return (
    <DeskPage title={isReady ? 'Send your form' : 'Use your passkey again'} path="/desk" submitted={undefined}>
      <p>
        {isReady
          ? `The form “${waiting.action.replaceAll('-', ' ')}” has waited with all that you typed.`
          : 'Refunds, exports, prices and owners need it, if you have not used it within ten minutes.'}
      </p>
      {waiting && (
        <form id={FORM} method="post" action={`/api/desk/${waiting.action}`} className="desk-form">
          <input type="hidden" name="key" value={waiting.key} />
          <input type="hidden" name="back" value={back} />
          {waiting.version !== undefined && <input type="hidden" name="version" value={waiting.version} />}
          {waiting.seen !== undefined && <input type="hidden" name="seen" value={waiting.seen} />}
          {Object.entries(waiting.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {isReady && <button type="submit">Send the form</button>}
        </form>
      )}
      {!isReady && (
        <Ceremony purpose="confirm" button="Use your passkey" {...(waiting ? { formId: FORM } : { next })} />
      )}
      <p>
        <a href={back}>Cancel</a>
      </p>
      {!isReady && (
        <noscript>
          <p>The passkey needs JavaScript. Everything else at the desk works without it.</p>
        </noscript>
      )}
    </DeskPage>
  );
}
