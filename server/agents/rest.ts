import 'server-only';
import { type AgentCode } from '@/contract/agents';
import { type Route } from '@/contract/route';
import { accept } from '@/domain/result';
import { callerAddress } from '@/server/http/read-request';
import { type Handler, serve } from '@/server/http/serve';
import { hashOf } from '@/server/platform/tokens';
import { openAgents, rejectOtherOrigins } from './guard';
import { answerAgent, type AgentOperation, takesNothing } from './operations';
import { readPayload } from './read-payload';
import { restRejection } from './rejection-response';

/** Creates the route handler of one operation over REST. */
export function serveOperation(route: Route<object, object, AgentCode>, operation: AgentOperation): Handler {
  const answer = async (request: Request) => {
    const rejected = rejectOtherOrigins(request);
    if (rejected) return rejected;
    const sent = await readPayload(request, { mayBeEmpty: takesNothing(operation) });
    if (!sent.ok) return sent;
    const id = idIn(request);
    const answered = await answerAgent(await openAgents(), {
      operation,
      profile: profileIn(request.headers.get('ucp-agent')),
      caller: callerAddress(request),
      id,
      payload: sent.value.payload,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      // The session is part of the digest: the same bytes for another session are another request.
      digest: hashOf(`${id}\0${sent.value.digest}`),
    });
    return answered.ok ? accept(Response.json(answered.value.body, { status: answered.value.status })) : answered;
  };
  return serve(route, answer, restRejection);
}

/** Reads the URL of the profile from the UCP-Agent header, a dictionary of RFC 8941 with a string under `profile`. */
function profileIn(header: string | null): string | undefined {
  const written = /(?:^|,)[ \t]*profile="((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\])*)"/.exec(
    header?.slice(0, 4000) ?? '',
  );
  return written?.[1]?.replace(/\\(["\\])/g, '$1');
}

/** Reads the session id from a URL, `/api/ucp/checkout-sessions/<id>/cancel`; empty for none. */
const idIn = (request: Request) => new URL(request.url).pathname.split('/')[4] ?? '';
