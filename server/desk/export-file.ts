import 'server-only';
import { database } from '@/server/database/database';
import { seeOther } from '@/server/http/serve-form';
import { shopDate } from '@/domain/shop-date';
import { actorOf, readCookie } from './sessions';
import { type UseCase } from './use-case';

/**
 * Answers a download link with the text that a use case returns. Without a recent passkey it redirects the owner to the
 * confirmation; any other caller gets 404. The session cookie is `SameSite=Strict`, so a link of another site exports nothing.
 *
 * @param name file name; its extension sets the content type.
 */
export async function exportFile<Input, Code extends string>(
  request: Request,
  useCase: UseCase<Input, string, Code>,
  input: Input,
  name: string,
): Promise<Response> {
  const [db, now] = [await database(), shopDate()];
  const actor = await actorOf(db, readCookie(request, 'session'), now);
  const made = await useCase.perform(db, actor, input, { now });
  if (made.ok) return fileResponse(made.value, name);
  if (made.rejection.code === 'passkey-needed')
    return seeOther(`/desk/confirm?${new URLSearchParams({ to: pathOf(request) })}`);
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

const pathOf = ({ url }: Request) => new URL(url).pathname + new URL(url).search;

const fileResponse = (text: string, name: string) =>
  new Response(text, {
    headers: {
      'Content-Type': `${name.endsWith('.json') ? 'application/json' : 'text/csv'}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
