import { createServer, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { interceptBody } from './buffer-response';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** Requests a response that is buffered if `wanted`, and then sent with its length in a header. */
async function ask(answer: (response: ServerResponse) => unknown, wanted = true) {
  server = createServer((_, response) => {
    response.setHeader('Connection', 'close');
    interceptBody(
      response,
      () => (wanted ? 'buffer' : 'pass'),
      (body) => {
        response.setHeader('X-Whole', body.length);
        response.end(body);
      },
    );
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const got = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  return {
    status: got.status,
    whole: got.headers.get('x-whole'),
    name: got.headers.get('x-name'),
    text: await got.text(),
  };
}

it.each<[string, (response: ServerResponse) => unknown]>([
  ['in one part', (response) => response.end('hours')],
  ['in parts', (response) => response.write('ho') && response.write(Buffer.from('ur')) && response.end('s')],
  ['in another encoding', (response) => response.write('686f', 'hex') && response.end('757273', 'hex')],
  ['by a stream', (response) => void Readable.from(['ho', 'urs']).pipe(response)],
  ['after headers that are flushed', (response) => (response.flushHeaders(), response.end('hours'))],
  ['with a callback alone to end it', (response) => response.write('hours', () => response.end(() => {}))],
])('interceptBody passes the whole body to the callback when it is written %s', async (_, answer) => {
  expect(await ask(answer)).toMatchObject({ status: 200, whole: '5', text: 'hours' });
});

it.each([
  ['an object', { 'X-Name': 'odd' }],
  ['a list', ['X-Name', 'odd']],
])('interceptBody keeps status and headers when writeHead gets %s', async (_, headers) => {
  const answered = await ask((response) => response.writeHead(404, headers as OutgoingHttpHeaders).end('hours'));
  expect(answered).toEqual({ status: 404, whole: '5', name: 'odd', text: 'hours' });
});

it('interceptBody sends a response unbuffered when the decision is "pass"', async () => {
  const answered = await ask((response) => response.writeHead(203).write('ho') && response.end('urs'), false);
  expect(answered).toEqual({ status: 203, whole: null, name: null, text: 'hours' });
});

it('interceptBody calls the callbacks of write and end', async () => {
  const done: string[] = [];
  await ask((response) => {
    response.write('ho', () => done.push('write'));
    response.end('urs', () => done.push('end'));
  });
  expect(done).toEqual(['write', 'end']);
});
