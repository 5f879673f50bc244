// Verifies docs/product.md 19.5.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { root } from '@/runtime/root';
import { bundledProgram } from '@/server/testing/program';

/** Starting a process takes seconds on a busy machine. */
jest.setTimeout(120_000);

/** Creates the span that Next creates for a request that throws. */
const program = `
const { SpanStatusCode, trace } = require('@opentelemetry/api');
const stop = require('./server/platform/tracing.ts').startTracing();
trace.getTracer('next').startActiveSpan('GET /thanks?order=secret-token', (span) => {
  span.setAttributes({
    'http.target': '/thanks?order=secret-token',
    'url.query': 'order=secret-token',
    'client.address': '192.0.2.7',
    'user_agent.original': 'Ada/1.0',
    'http.status_code': 500,
  });
  span.recordException(new Error('ada@example.com is not known'));
  span.setStatus({ code: SpanStatusCode.ERROR, message: 'ada@example.com is not known' });
  span.end();
});
stop();
`;

function run(endpoint: string): Promise<string> {
  const env = { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  return new Promise((resolve) => {
    execFile(process.execPath, [bundledProgram(program)], { cwd: root, env }, (error, stdout, stderr) =>
      resolve(error ? `failed: ${stderr}` : stdout),
    );
  });
}

it('startTracing exports durations to the collector, without personal data or order tokens', async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(chunks).toString('utf8')}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  expect(await run(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`)).toBe('');
  await new Promise((closed) => collector.close(closed));
  const [sent = '', ...others] = bodies;
  expect(others).toEqual([]);
  expect(sent).toMatch(/^\/v1\/traces /);
  for (const text of ['GET /thanks', 'http.status_code', 'odd-hours']) expect(sent).toContain(text);
  expect(sent).not.toMatch(/secret-token|192\.0\.2\.7|ada@|Ada\//);
});
