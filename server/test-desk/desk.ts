import 'server-only';
import { type TestDeskAction, type TestDeskResponses } from '@/contract/test-desk';
import { processWide } from '@/domain/process-wide';
import { isForm } from '@/server/http/read-request';
import { type Handler } from '@/server/http/serve';
import { seeOther } from '@/server/http/serve-form';
import { doAction, isAction, takeEvents } from './actions';
import { deskDatabase } from './breakages';
import { readShopClock } from './state';
import { cookieFor, mayUseDesk } from './guard';
import { listMail } from './mail';
import { type DeskNotice, deskPage, deskStyle } from './page';
import { recorderScript } from './recorder-script';
import { currentRecording } from './recording';

type LastForm = {
  /** Its result for the page. */
  notice?: DeskNotice | undefined;
  /** Cart of its state as JSON. */
  cart: string;
};

const lastForm = processWide('last form', (): LastForm => ({ cart: '[]' }));

/** Returns 404 unless the request may use the test desk. */
const forDesk =
  (answer: Handler): Handler =>
  async (request) =>
    mayUseDesk(request) ? answer(request) : notFound();

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });

const textResponse = (text: string, type: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store', ...headers },
  });

const lastPartOf = ({ url }: Request): string => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');

/** Runs the action that the path names, with JSON or a form as input. The response to a form is the desk's page. */
export const answerAction: Handler = forDesk(async (request) => {
  const name = lastPartOf(request);
  if (name === 'recording') return takeEvents(request);
  if (!isAction(name)) return notFound();
  if (!isForm(request)) return doAction(name, request);
  const response = await doAction(name, request, (answer) => (lastForm.notice = noticeOf(name, answer)));
  if (response.ok) return seeOther('/test-desk');
  const { error } = (await response.json()) as { error: { message: string; field?: string } };
  const text = `${name}: ${error.message}${error.field ? ` (${error.field})` : ''}`;
  const page = textResponse(await pageWith({ text }), 'text/html');
  return new Response(page.body, { status: response.status, headers: page.headers });
});

/**
 * Responds with data of the desk as JSON (`clock`; `mail`, for one recipient with `?to=`), or with a file of its pages.
 */
export const answerView: Handler = forDesk(async (request) => {
  const name = lastPartOf(request);
  if (name === 'clock') return Response.json(readShopClock(), { headers: { 'Cache-Control': 'no-store' } });
  if (name === 'style') return textResponse(deskStyle, 'text/css');
  if (name === 'recorder') return textResponse(currentRecording() ? recorderScript : '', 'text/javascript');
  if (name === 'storage') return textResponse(storageScript(), 'text/javascript');
  if (name !== 'mail') return notFound();
  const to = new URL(request.url).searchParams.get('to') ?? undefined;
  return Response.json(await listMail(await deskDatabase(), to), { headers: { 'Cache-Control': 'no-store' } });
});

/** Responds with the desk's page. */
export const answerPage: Handler = forDesk(async (request) => {
  const { notice } = lastForm;
  delete lastForm.notice;
  if (notice?.seeded?.cart) lastForm.cart = JSON.stringify(notice.seeded.cart);
  return textResponse(await pageWith(notice), 'text/html', cookieFor(request));
});

/** Responds with an email as its recipient sees it. */
export const answerMail: Handler = forDesk(async (request) => {
  const id = lastPartOf(request);
  const mail = (await listMail(await deskDatabase())).find((each) => each.id === id);
  return mail ? textResponse(mail.html, 'text/html') : notFound();
});

/** Returns the script that puts the cart into the browser's storage. */
const storageScript = () => `localStorage.setItem('token1', ${JSON.stringify(lastForm.cart)})`;

const pageWith = async (notice: DeskNotice | undefined) =>
  deskPage({ mail: await listMail(await deskDatabase()), recording: currentRecording(), notice });

function noticeOf<Action extends TestDeskAction>(action: Action, answer: TestDeskResponses[Action]): DeskNotice {
  if ('spec' in answer) return { text: answer.spec ? 'Recorded.' : 'Nothing was recorded.', spec: answer.spec };
  if ('state' in answer) {
    const { order, promoCode = '' } = answer;
    return { text: [`Made ${answer.state}.`, order?.number, promoCode].filter(Boolean).join(' '), seeded: answer };
  }
  return { text: `${action}: ${JSON.stringify(answer)}` };
}
