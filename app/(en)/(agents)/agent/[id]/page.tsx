import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { pageMetadata } from '@/app/page-metadata';
import { handOffCopy as copy, finishedSessionCopy } from '@/components/agent/copy';
import { HandOffForm } from '@/components/agent/hand-off-form';
import { PreparedSummary } from '@/components/agent/prepared-summary';
import { CheckoutHeader } from '@/components/checkout/checkout-header';
import { Closed, NeedsScript } from '@/components/checkout/closed';
import { Notice, FallbackLinks } from '@/components/ui/page-parts';
import { findOrder } from '@/data/information-pages';
import { findFallbackLinks } from '@/data/navigation';
import { servesAgents } from '@/data/site';
import { agentSessionPath } from '@/domain/paths';
import { viewHandOff } from '@/server/agents/hand-off-view';
import { type AgentSession, readLinkedSession } from '@/server/agents/sessions';
import { database } from '@/server/database/database';
import { paymentMode } from '@/server/payments/mode';
import { shopDate } from '@/domain/shop-date';

/** Looks up the session here as well, so that an unknown session gets the 404 page's title. */
export async function generateMetadata({ params }: PageProps<'/agent/[id]'>): Promise<Metadata> {
  const { linkToken } = await findSession((await params).id);
  return pageMetadata({
    title: copy.title,
    description: copy.description,
    path: agentSessionPath(linkToken),
    isPrivate: true,
  });
}

/** Hand-off page for a checkout that an agent has prepared (docs/product.md 34.8). */
export default async function AgentPage({ params }: PageProps<'/agent/[id]'>) {
  const session = await findSession((await params).id);
  const isTest = paymentMode() === 'test';
  return (
    <div className="page-width">
      {session.state === 'open' || session.state === 'taken-over' ? (
        <Prepared session={session} isClaimed={session.state === 'taken-over'} isTest={isTest} />
      ) : (
        <FinishedSession state={session.state} isTest={isTest} />
      )}
    </div>
  );
}

/** Cached per request. */
const findSession = cache(async (linkToken: string): Promise<AgentSession> => {
  const session = servesAgents() ? await readLinkedSession(await database(), linkToken, shopDate()) : undefined;
  return session ?? notFound();
});

async function FinishedSession({ state, isTest }: { state: keyof typeof finishedSessionCopy; isTest: boolean }) {
  const over = finishedSessionCopy[state];
  const fallbackLinks = await findFallbackLinks();
  return (
    <div className="pb-16">
      <CheckoutHeader title={over.title} isTest={isTest}>
        {over.message}
      </CheckoutHeader>
      <FallbackLinks links={state === 'completed' ? [findOrder, ...fallbackLinks.slice(0, 1)] : fallbackLinks} />
    </div>
  );
}

type PreparedProps = { session: AgentSession; isClaimed: boolean; isTest: boolean };

async function Prepared({ session, isClaimed, isTest }: PreparedProps) {
  const { linkToken, agent, prepared } = session;
  const view = await viewHandOff(await database(), session, shopDate());
  return (
    <>
      <CheckoutHeader title={copy.title} isTest={isTest}>
        {copy.about(agent)}
      </CheckoutHeader>
      {paymentMode() === 'none' ? (
        <Closed />
      ) : (
        <>
          <NeedsScript />
          <div className="grid grid-cols-1 gap-x-10 gap-y-12 pb-16 laptop:grid-cols-12">
            <div className="laptop:col-span-7">
              <PreparedSummary view={view} />
            </div>
            <div className="stays-put laptop:col-span-4 laptop:col-start-9">
              {view.lines.length === 0 ? (
                <Notice>{view.watches.length === 0 ? copy.nothing : copy.allSoldOut}</Notice>
              ) : (
                <HandOffForm
                  session={linkToken}
                  prepared={prepared.lines}
                  lines={view.lines}
                  currency={view.currency}
                  asksEmail={prepared.buyer.email !== ''}
                  isClaimed={isClaimed}
                />
              )}
            </div>
          </div>
        </>
      )}
    </>
  );
}
